import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { documentedChoice } from '../../kernel/input-document.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { chosenLoans, namesRows } from './chosen-loans.ts';

/**
 * The chosen loans of the reader, or all of them, as a CSV file or a spreadsheet, due first, with headings in the reader's language.
 */
export const exportLoans = rawEndpoint({
  methods: ['GET'],
  path: '/find/loanInfo/exportLoanList',
  origin: 'spec',
  access: 'patron',
  summary: 'Current loans as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: documentedChoice(
    z.object({ ...chosenLoans, format: tableFormat }).refine(namesRows, { path: ['loanIds'] }),
    'loanIds',
    'all',
  ),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
  rateLimit: { max: 20, windowSeconds: 60 },
});
