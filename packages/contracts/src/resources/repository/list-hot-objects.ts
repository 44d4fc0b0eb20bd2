import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';
import { objectSummary } from './object.ts';

/** The objects of a base, and below, that were opened most in 30 days. */
export const listHotObjects = endpoint({
  methods: ['POST'],
  path: '/find/dPackage/hotList',
  origin: 'spec',
  access: 'public',
  summary: 'Hot objects of a special base',
  input: z.object({ id, rows: wholeNumber(1, 50).default(10), ...ignoredIdentity }),
  output: z.array(objectSummary.extend({ count: z.int() })),
  errors: [COLLECTION_NOT_FOUND],
});
