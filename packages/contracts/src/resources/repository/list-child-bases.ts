import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { collectionSummary } from './collection.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';

/** The bases directly below one. */
export const listChildBases = endpoint({
  methods: ['POST'],
  path: '/find/dPackage/queryChildList',
  origin: 'spec',
  access: 'public',
  summary: 'Bases below one',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.array(collectionSummary),
  errors: [COLLECTION_NOT_FOUND],
});
