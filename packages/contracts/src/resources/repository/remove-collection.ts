import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { COLLECTION_NOT_EMPTY, COLLECTION_NOT_FOUND } from './errors.ts';

/** Removes a collection without documents and without collections below it. */
export const removeCollection = endpoint({
  methods: ['POST'],
  path: '/staff/digital/collections/remove',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Remove a collection',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
  errors: [COLLECTION_NOT_FOUND, COLLECTION_NOT_EMPTY],
});
