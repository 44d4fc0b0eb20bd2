import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedTerms } from './term.ts';

/** The states that databases have today: trial, purchased, formal, open access. */
export const listStatuses = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/findAllStatusDtos',
  origin: 'spec',
  access: 'public',
  summary: 'States of electronic databases',
  input: z.object({}),
  output: countedTerms,
  errors: [],
});
