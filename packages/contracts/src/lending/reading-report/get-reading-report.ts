import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** A work that was borrowed, with the day (YYYY-MM-DD). */
const borrowed = z.object({
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  date: z.string(),
});

const named = z.object({ name: z.string(), loans: z.int() });

/**
 * What the reader borrowed in one year, by the calendar of the library. Past loans that lost their reader cannot be in it: `historyDays`
 * says after how many days they do, null where the library system outside keeps them.
 */
export const getReadingReport = endpoint({
  methods: ['GET'],
  path: '/find/readingReport/get',
  origin: 'ours',
  access: 'patron',
  summary: "The reader's year of reading",
  input: z.object({
    /** Default: this year. */
    year: wholeNumber(1900, 9999).optional(),
  }),
  output: z.object({
    year: z.int(),
    /** Years with loans, and this year, the latest first. */
    years: z.array(z.int()),
    historyDays: z.int().nullable(),
    /** Check-outs, and different works among them. */
    loans: z.int(),
    works: z.int(),
    /** Check-outs of the year before. */
    loansBefore: z.int(),
    /** Days that works of the year were kept, on average; null where none came back. */
    daysKept: z.int().nullable(),
    /** Twelve months, YYYY-MM. */
    months: z.array(z.object({ month: z.string(), loans: z.int() })),
    /** Main classes of the library's classification, most borrowed first; at most eight. */
    subjects: z.array(named.extend({ code: z.string() })),
    /** Authors by whom more than one was borrowed, at most five. */
    authors: z.array(named),
    first: borrowed.nullable(),
    last: borrowed.nullable(),
    /** The work that was kept longest. */
    longest: borrowed.extend({ days: z.int() }).nullable(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
