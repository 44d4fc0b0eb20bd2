import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { collectionDetail } from './collection.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';

/** One special base, with the way to it. */
export const getBase = endpoint({
  methods: ['GET'],
  path: '/find/dPackage/getDetail',
  origin: 'spec',
  access: 'public',
  summary: 'One special base',
  input: z.object({ id, ...ignoredIdentity }),
  output: collectionDetail,
  errors: [COLLECTION_NOT_FOUND],
});
