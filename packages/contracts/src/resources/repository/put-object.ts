import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, wholeNumber } from '../../kernel/fields.ts';
import {
  COLLECTION_NOT_FOUND,
  OBJECT_CHANGED,
  OBJECT_LIMIT_REACHED,
  OBJECT_NOT_FOUND,
  OBJECT_RECORD_UNKNOWN,
  POLICY_NOT_FOUND,
} from './errors.ts';
import { objectFacts, staffObject } from './object.ts';

/** Adds an object, or changes one whole. Its files stay. */
export const putObject = endpoint({
  methods: ['POST'],
  path: '/staff/digital/objects/put',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Add or change an object',
  input: z.object({
    /** A new one without it. */
    id: id.optional(),
    /** That of the object as it was read: if somebody changed it since then, nothing is done. */
    version: wholeNumber(0, 1_000_000_000).optional(),
    ...objectFacts,
  }),
  output: staffObject,
  errors: [
    OBJECT_NOT_FOUND,
    OBJECT_CHANGED,
    OBJECT_LIMIT_REACHED,
    OBJECT_RECORD_UNKNOWN,
    COLLECTION_NOT_FOUND,
    POLICY_NOT_FOUND,
  ],
});
