import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf, paging, text } from '../../kernel/fields.ts';
import { BIB_NOT_FOUND } from '../detail/errors.ts';
import { itemViewSchema } from './item-view.ts';

/** The items of a bib, a page at a time, by library, location, call number and volume, both in their natural order. */
export const listItems = endpoint({
  methods: ['POST'],
  path: '/find/physical/groupitems',
  origin: 'spec',
  access: 'public',
  summary: 'Items of a bib',
  input: z.object({
    recordId: id,
    libCode: listOf(id, 50).default([]),
    /** Numbers and words of a volume: "10", "2023:3", 卷十. */
    yearVol: asCode(text(100)).default(''),
    ...paging,
  }),
  output: z.object({
    asOf: z.string(),
    live: z.boolean(),
    total: z.int(),
    /** How many volumes the items in the chosen libraries are of. */
    volumeCount: z.int(),
    items: z.array(itemViewSchema),
  }),
  errors: [BIB_NOT_FOUND],
});
