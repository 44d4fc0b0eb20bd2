import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { rankingRange } from './ranges.ts';

/**
 * How much groups of readers borrowed in a time, most first. Groups with fewer than LEAST_READERS borrowers are left out, and no reader is
 * named.
 */
export const getReadingGroups = endpoint({
  methods: ['GET'],
  path: '/find/books/readRange',
  origin: 'ours',
  access: 'public',
  summary: 'Groups of readers by what they borrowed in a time',
  input: z.object({ range: rankingRange }),
  output: z.object({
    madeAt: z.string(),
    /** All loans of the time. */
    loanCount: z.int(),
    groups: z.array(
      z.object({ code: z.string(), name: z.string(), loanCount: z.int(), readerCount: z.int() }),
    ),
  }),
  errors: [],
});
