import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { collectionSummary } from './collection.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';

/** The collections directly below one of a repository. */
export const listChildCollections = endpoint({
  methods: ['POST'],
  path: '/find/digitManager/findChildDigitResourceList',
  origin: 'spec',
  access: 'public',
  summary: 'Collections below one',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.array(collectionSummary),
  errors: [COLLECTION_NOT_FOUND],
});
