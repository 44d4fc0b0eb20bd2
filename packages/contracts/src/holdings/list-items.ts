import * as z from 'zod';
import { BIB_NOT_FOUND } from '../detail/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, listOf, paging } from '../kernel/fields.ts';
import { itemViewSchema } from './item-view.ts';

/** The items of a bib, a page at a time, by library, location and call number. */
export const listItems = endpoint({
  methods: ['POST'],
  path: '/find/physical/groupitems',
  origin: 'spec',
  access: 'public',
  summary: 'Items of a bib',
  input: z.object({ recordId: id, libCode: listOf(id, 50).default([]), ...paging }),
  output: z.object({ asOf: z.string(), live: z.boolean(), total: z.int(), items: z.array(itemViewSchema) }),
  errors: [BIB_NOT_FOUND],
});
