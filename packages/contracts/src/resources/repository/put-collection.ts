import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import { collectionFacts, staffCollection } from './collection.ts';
import {
  COLLECTION_CHANGED,
  COLLECTION_CODE_TAKEN,
  COLLECTION_IN_ITSELF,
  COLLECTION_LIMIT_REACHED,
  COLLECTION_NOT_FOUND,
  COLLECTION_TOO_DEEP,
  POLICY_NOT_FOUND,
} from './errors.ts';

/** Adds a collection, or changes one whole. */
export const putCollection = endpoint({
  methods: ['POST'],
  path: '/staff/digital/collections/put',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Add or change a collection',
  input: z.object({
    /** A new one without it. */
    id: id.optional(),
    /** That of the collection as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...collectionFacts,
  }),
  output: staffCollection,
  errors: [
    COLLECTION_NOT_FOUND,
    COLLECTION_CHANGED,
    COLLECTION_CODE_TAKEN,
    COLLECTION_IN_ITSELF,
    COLLECTION_TOO_DEEP,
    COLLECTION_LIMIT_REACHED,
    POLICY_NOT_FOUND,
  ],
});
