import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { collectionDetail } from './collection.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';

/** One collection of a repository, with the way to it. */
export const getRepository = endpoint({
  methods: ['GET'],
  path: '/find/digitManager/findDigitRepositoryDetail',
  origin: 'spec',
  access: 'public',
  summary: 'One collection of a repository',
  input: z.object({ id, ...ignoredIdentity }),
  output: collectionDetail,
  errors: [COLLECTION_NOT_FOUND],
});
