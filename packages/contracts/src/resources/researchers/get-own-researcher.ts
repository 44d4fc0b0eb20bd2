import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Which researcher the reader is; an empty id for a reader who is none. */
export const getOwnResearcher = endpoint({
  methods: ['POST'],
  path: '/find/researcher/own',
  origin: 'ours',
  access: 'patron',
  summary: 'The researcher that the reader is',
  input: z.object({}),
  output: z.object({ researcherId: z.string(), isHidden: z.boolean() }),
  errors: [],
});
