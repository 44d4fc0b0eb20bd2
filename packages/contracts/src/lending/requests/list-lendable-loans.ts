import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { calendarDate } from '../../kernel/fields.ts';
import { PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** What other readers may ask this reader for now: loans that could be renewed, of a reader who takes part in re-lending. */
export const listLendableLoans = endpoint({
  methods: ['GET'],
  path: '/find/subtenancy/subtencyList',
  origin: 'spec',
  access: 'patron',
  summary: 'Loans that other readers may ask for',
  input: z.object({}),
  output: z.object({
    /** '1' for a reader who takes part; updateUserInfo sets it. */
    subtencyFlag: z.enum(['0', '1']),
    /** The library has re-lending at all. */
    offered: z.boolean(),
    loans: z.array(
      z.object({
        loanId: z.string(),
        recordId: z.string(),
        title: z.string(),
        author: z.string(),
        yearVol: z.string(),
        barcode: z.string(),
        callNo: z.string(),
        normReturnDate: calendarDate,
        /** How many readers ask for it now. */
        askers: z.int(),
      }),
    ),
  }),
  errors: [PATRON_NOT_FOUND],
});
