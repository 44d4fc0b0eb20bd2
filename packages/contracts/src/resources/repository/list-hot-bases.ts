import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { collectionSummary } from './collection.ts';

/** Special bases for the home page: those whose objects were opened most in 30 days come first. */
export const listHotBases = endpoint({
  methods: ['GET'],
  path: '/find/dPackage/indexHotList',
  origin: 'spec',
  access: 'public',
  summary: 'Hot special bases for home',
  input: z.object({ rows: wholeNumber(1, 20).default(6), ...ignoredIdentity }),
  output: z.array(collectionSummary.extend({ count: z.int() })),
  errors: [],
});
