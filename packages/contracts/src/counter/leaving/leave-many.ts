import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { ticketText } from '../../people/password/ticket-text.ts';
import { READER_FILE_UNREADABLE, READERS_ELSEWHERE } from '../../people/readers/errors.ts';
import { outstandingView } from './outstanding-view.ts';

export const MOST_LEAVING = 2_000;

/**
 * What became of a row. `left`: the account was cancelled, or would be. `outstanding`: it was not, for the reasons told. `unknown`: the
 * card is nobody's, or not in use.
 */
export const LEAVING_OUTCOMES = ['left', 'outstanding', 'unknown'] as const;

/** Cancels the accounts of graduates, named by their cards in a CSV file with the column `card`. */
export const leaveMany = uploadEndpoint({
  path: '/staff/leaving/leaveMany',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Cancel the accounts of the readers of a CSV file',
  maxBytes: 1024 * 1024,
  mediaTypes: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  input: z.object({
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
  }),
  output: z.object({
    results: z.array(
      z.object({
        line: z.int(),
        card: z.string(),
        name: z.string(),
        outcome: z.enum(LEAVING_OUTCOMES),
        outstanding: z.array(outstandingView),
        /** The ticket for the certificate of a reader who has left (`getLeavingCertificates`), for half an hour; null for all others. */
        certificate: ticketText.nullable(),
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, READER_FILE_UNREADABLE],
  rateLimit: { max: 10, windowSeconds: 60 },
});
