import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { linesUpTo } from '../../kernel/names.ts';
import { staffCollection } from './collection.ts';
import { COLLECTION_ENTRY_UNKNOWN, COLLECTION_NOT_FOUND } from './errors.ts';
import { ENTRY_KINDS, MOST_ENTRIES } from './kinds.ts';

/** Puts what a collection lists besides the objects at home in it: objects of other collections, works of the catalogue, electronic databases, links; in this order. */
export const putEntries = endpoint({
  methods: ['POST'],
  path: '/staff/digital/collections/entries',
  origin: 'ours',
  access: { staff: 'resources.digital' },
  summary: 'Set what a collection lists',
  input: z.object({
    id,
    entries: z
      .array(
        z.object({
          kind: z.enum(ENTRY_KINDS),
          /** Of the thing; of a link its address. */
          id: id.optional(),
          address: z.string().max(2000).default(''),
          /** Of a link; the other things have their own names. */
          names: linesUpTo(300).default({}),
        }),
      )
      .max(MOST_ENTRIES),
  }),
  output: staffCollection,
  errors: [COLLECTION_NOT_FOUND, COLLECTION_ENTRY_UNKNOWN],
});
