import { LOST_WAYS } from '@lectern/rules/behaviours';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, money } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { LOAN_NOT_FOUND } from '../../library-system/renewal-errors.ts';

/** What the reader may do if the copy of a loan is lost, and what each way costs. No ways: losses are settled at the desk. */
export const getLostWays = endpoint({
  methods: ['POST'],
  path: '/find/behaviourManager/getLostHandleConfig',
  origin: 'spec',
  access: 'patron',
  summary: 'Ways to settle a lost copy',
  input: z.object({ loanId: id }),
  output: z.object({
    title: z.string(),
    barcode: z.string(),
    ways: z.array(z.object({ way: z.enum(LOST_WAYS), price: money, handling: money })),
    /** The overdue fine so far, which is charged besides. */
    overdueFine: money,
    /** If the copy is found within so many days, the price is given back. */
    refundDays: z.int(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND, LOAN_NOT_FOUND],
});
