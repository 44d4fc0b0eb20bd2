import * as z from 'zod';
import { ILS_UNAVAILABLE } from '../circulation/errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { calendarDate, paging, text } from '../kernel/fields.ts';
import { pastLoanSchema } from './loan-view.ts';

/** What the reader returned, latest first; by days of return and words of the title where given. */
export const pastLoanFilter = {
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  keyWord: text(200).default(''),
};

export const listPastLoans = endpoint({
  methods: ['POST'],
  path: '/find/loanInfo/loanHistoryList',
  origin: 'spec',
  access: 'patron',
  summary: 'Loan history',
  input: z.object({ ...pastLoanFilter, ...paging }),
  output: z.object({ total: z.int(), loans: z.array(pastLoanSchema) }),
  errors: [ILS_UNAVAILABLE],
});
