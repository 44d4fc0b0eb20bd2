import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { itemViewSchema } from '../../collection/holdings/item-view.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** The items of a record, a page at a time, each with the kinds of requests that it could serve. */
export const listRequestableItems = endpoint({
  methods: ['POST'],
  path: '/find/physical/getRequestAndEnreustList',
  origin: 'spec',
  access: 'patron',
  summary: 'Items with what can be requested of each',
  input: z.object({ recordId: id, ...paging, ...ignoredIdentity }),
  output: z.object({
    total: z.int(),
    items: z.array(itemViewSchema.extend({ types: z.array(z.enum(REQUEST_KINDS)) })),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, BIB_NOT_FOUND],
});
