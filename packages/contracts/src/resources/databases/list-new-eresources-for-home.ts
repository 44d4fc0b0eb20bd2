import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { eresourceSummary } from './eresource.ts';

/** The first of the new databases, for the home page. */
export const listNewEresourcesForHome = endpoint({
  methods: ['POST'],
  path: '/find/index/getNewCollection',
  origin: 'spec',
  access: 'public',
  summary: 'New electronic databases for the home page',
  input: z.object({ rows: wholeNumber(1, 50).default(7), ...ignoredIdentity }),
  output: z.array(eresourceSummary),
  errors: [],
});
