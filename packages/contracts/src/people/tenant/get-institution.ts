import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { INSTITUTION_PARAMETERS } from './get-institution-parameter.ts';

const parameters = Object.fromEntries(INSTITUTION_PARAMETERS.map((code) => [code, z.string()])) as Record<
  (typeof INSTITUTION_PARAMETERS)[number],
  z.ZodString
>;

/** The institution: who it is, and all its switches at once. */
export const getInstitution = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/institution/get',
  origin: 'spec',
  access: 'public',
  summary: 'The institution with all its parameters',
  input: z.object({}),
  output: z.object({ groupCode: z.string(), name: z.string(), ...parameters }),
  errors: [],
});
