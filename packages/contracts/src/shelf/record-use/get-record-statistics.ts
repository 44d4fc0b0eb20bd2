import * as z from 'zod';
import { askedRecord } from '../../collection/detail/asked-record.ts';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';

/**
 * Numbers of one record. A number that this library does not keep, or whose system does not answer now, is absent: 0 means that it was
 * counted and did not happen.
 */
export const getRecordStatistics = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/statistics',
  origin: 'spec',
  access: 'public',
  summary: 'Loans, openings, favourites, ratings and queue of a record',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    /** Check-outs in the last ten years. */
    loanCount: z.int().optional(),
    /** How often its page was opened in the last 400 days. */
    openCount: z.int(),
    /** Readers who keep it as a favourite now. */
    favouriteCount: z.int(),
    ratingCount: z.int(),
    /** The average of the stars; null where nobody rated it. */
    ratingAverage: z.number().nullable(),
    /** Readers who wait for a copy. */
    waitingCount: z.int().optional(),
    /** How often a reader took a citation of it from the portal in the last 400 days. */
    citeCount: z.int(),
  }),
  errors: [BIB_NOT_FOUND],
});
