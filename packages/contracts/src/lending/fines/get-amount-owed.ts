import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { money } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/** The kinds of fines. */
export const FINE_KINDS = ['overdue', 'lost', 'damaged', 'service'] as const;

/** What the reader owes: posted fines less payments, and what overdue loans cost so far, which is posted at return or renewal. */
export const getAmountOwed = endpoint({
  methods: ['GET'],
  path: '/find/account/getTotalMoney',
  origin: 'spec',
  access: 'patron',
  summary: 'Amount owed',
  input: z.object({}),
  output: z.object({
    owed: money,
    accruing: money,
    total: money,
    /** The total as a decimal number of its currency: 9.00. */
    totalDecimal: z.string(),
    /** Posted fines that are not paid, oldest first. */
    fines: z.array(
      z.object({
        fineId: z.string(),
        kind: z.enum(FINE_KINDS),
        kindName: z.string(),
        /** The title that it is about; empty where it is about none. */
        title: z.string(),
        amount: money,
      }),
    ),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
