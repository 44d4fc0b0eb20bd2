import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate, paging, text } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { pastLoanSchema } from './loan-view.ts';

/** What the reader returned, latest first; by days of return and words of the title where given. */
export const pastLoanFilter = {
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  keyWord: text(200).default(''),
};

/** Orders of the loan history: last returned first, or first. */
export const HISTORY_SORTS = ['latest', 'oldest'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

export const listPastLoans = endpoint({
  methods: ['POST'],
  path: '/find/loanInfo/loanHistoryList',
  origin: 'spec',
  access: 'patron',
  summary: 'Loan history',
  input: z.object({ ...pastLoanFilter, sort: z.enum(HISTORY_SORTS).default('latest'), ...paging }),
  output: z.object({
    total: z.int(),
    /** Days after which a loan loses its reader unless the history is kept; null where another library system keeps the loans. */
    historyDays: z.int().nullable(),
    loans: z.array(pastLoanSchema),
  }),
  errors: [ILS_UNAVAILABLE],
});
