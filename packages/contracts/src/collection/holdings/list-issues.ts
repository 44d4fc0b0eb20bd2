import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf, paging, wholeNumber } from '../../kernel/fields.ts';
import { BIB_NOT_FOUND } from '../detail/errors.ts';
import { itemViewSchema } from './item-view.ts';

/** The issues of a journal or newspaper that the library has, the newest first: of one year if it is given. */
export const listIssues = endpoint({
  methods: ['POST'],
  path: '/find/contiItem/list',
  origin: 'spec',
  access: 'public',
  summary: 'Issues of a journal',
  input: z.object({
    recordId: id,
    year: wholeNumber(1000, 9999).optional(),
    libCode: listOf(id, 50).default([]),
    ...paging,
  }),
  output: z.object({
    asOf: z.string(),
    live: z.boolean(),
    /** Years that have issues, the newest first; null for issues whose statement names no year, which come last. */
    years: z.array(z.object({ year: z.int().nullable(), issues: z.int() })),
    total: z.int(),
    issues: z.array(
      z.object({
        /** As its first item states it; two statements of the same numbers are one issue. */
        yearVol: z.string(),
        year: z.int().nullable(),
        itemCount: z.int(),
        onShelfCount: z.int(),
        loanableCount: z.int(),
        items: z.array(itemViewSchema),
      }),
    ),
  }),
  errors: [BIB_NOT_FOUND],
});
