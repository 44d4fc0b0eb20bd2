import * as z from 'zod';
import { rawEndpoint } from '../../kernel/endpoint.ts';
import { TABLE_MEDIA_TYPES, tableFormat } from '../../kernel/table-format.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** What the reader has on loan as a CSV file or a spreadsheet, due first, with headings in the reader's language. */
export const exportLoans = rawEndpoint({
  methods: ['GET'],
  path: '/find/loanInfo/exportLoanList',
  origin: 'spec',
  access: 'patron',
  summary: 'Current loans as a file',
  reply: 'download',
  contentTypes: Object.values(TABLE_MEDIA_TYPES),
  input: z.object({ format: tableFormat }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
  rateLimit: { max: 20, windowSeconds: 60 },
});
