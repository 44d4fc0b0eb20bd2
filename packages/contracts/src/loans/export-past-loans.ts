import * as z from 'zod';
import { ILS_UNAVAILABLE } from '../circulation/errors.ts';
import { rawEndpoint } from '../kernel/endpoint.ts';
import { pastLoanFilter } from './list-past-loans.ts';

/** The loan history as a CSV file (RFC 4180, UTF-8 with a byte order mark, headings in the reader's language). */
export const exportPastLoans = rawEndpoint({
  methods: ['GET'],
  path: '/find/loanInfo/exportLoanHistoryList',
  origin: 'spec',
  access: 'patron',
  summary: 'Loan history as a file',
  reply: 'download',
  contentTypes: ['text/csv; charset=utf-8'],
  input: z.object({ ...pastLoanFilter }),
  errors: [ILS_UNAVAILABLE],
  rateLimit: { max: 20, windowSeconds: 60 },
});
