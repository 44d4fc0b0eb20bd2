import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { loanViewSchema } from './loan-view.ts';

/** Orders of the current loans: due first, or by title as the language of the request sorts. */
export const LOAN_SORTS = ['due', 'title'] as const;
export type LoanSort = (typeof LOAN_SORTS)[number];

/** What the reader has on loan, due first unless told, each with whether it can be renewed or why not. */
export const listLoans = endpoint({
  methods: ['POST'],
  path: '/find/loanInfo/loanList',
  origin: 'spec',
  access: 'patron',
  summary: 'Current loans',
  input: z.object({ sort: z.enum(LOAN_SORTS).default('due'), ...paging }),
  output: z.object({ total: z.int(), renewable: z.int(), loans: z.array(loanViewSchema) }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
