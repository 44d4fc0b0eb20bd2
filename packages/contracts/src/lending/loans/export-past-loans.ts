import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { documentedChoice } from '../../kernel/input-document.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { chosenLoans, namesRows } from './chosen-loans.ts';
import { pastLoanFilter } from './list-past-loans.ts';

/** Chosen rows of the loan history, or all that the filter leaves, as a CSV file or a spreadsheet, with headings in the reader's language. */
export const exportPastLoans = rawEndpoint({
  methods: ['GET'],
  path: '/find/loanInfo/exportLoanHistoryList',
  origin: 'spec',
  access: 'patron',
  summary: 'Loan history as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: documentedChoice(
    z
      .object({ ...chosenLoans, ...pastLoanFilter, format: tableFormat })
      .refine(namesRows, { path: ['loanIds'] }),
    'loanIds',
    'all',
  ),
  errors: [ILS_UNAVAILABLE],
  rateLimit: { max: 20, windowSeconds: 60 },
});
