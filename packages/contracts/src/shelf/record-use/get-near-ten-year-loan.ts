import * as z from 'zod';
import { askedRecord } from '../../collection/detail/asked-record.ts';
import { BIB_NOT_FOUND } from '../../collection/detail/errors.ts';
import { endpoint } from '../../kernel/endpoint.ts';

/** Calendar years of the chart, this one included. */
export const LOAN_YEARS = 10;

/**
 * Check-outs of a record in each of the last ten calendar years of the library. Years before the first loan that the library system knows
 * are absent: nobody counted then. Empty where the system counts no loans, or is away.
 */
export const getNearTenYearLoan = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/loanInfo/getNearTenYearLoan',
  origin: 'spec',
  access: 'public',
  summary: 'Loans of a record in each of ten years',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    total: z.int(),
    /** Oldest first; the last one is this year up to now. */
    years: z.array(z.object({ year: z.int(), loanCount: z.int() })),
  }),
  errors: [BIB_NOT_FOUND],
});
