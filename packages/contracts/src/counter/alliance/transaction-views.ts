import { ALLIANCE_KINDS, ALLIANCE_SIDES, ALLIANCE_STEPS } from '@lectern/rules/alliance/steps';
import { ALLIANCE_VERBS } from '@lectern/rules/alliance/ways';
import * as z from 'zod';
import { calendarDate, instant, paging } from '../../kernel/fields.ts';

const transactionShape = {
  transactionId: z.string(),
  /** What people call it by; the same at both libraries. */
  requestNo: z.string(),
  kind: z.enum(ALLIANCE_KINDS),
  step: z.enum(ALLIANCE_STEPS),
  stepSince: instant,
  otherLib: z.string(),
  otherLibName: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string(),
  /** The copy at the library that lends it; empty until one was taken. */
  barcode: z.string(),
  requestDate: instant,
  normReturnDate: calendarDate.nullable(),
  /** Where the reader gets the copy; empty where it was taken along in the other library. */
  takeLocationName: z.string(),
  /** Why the other library refused; empty else. */
  reason: z.string(),
  /** The other library has not confirmed the last move yet. */
  isUntold: z.boolean(),
};

/** A transaction as its reader sees it. */
export const unionLoanSchema = z.object({
  ...transactionShape,
  canCancel: z.boolean(),
  isOverdue: z.boolean(),
});

export type UnionLoan = z.infer<typeof unionLoanSchema>;

/** A page of transactions. */
export const unionLoansSchema = z.object({ total: z.int(), loans: z.array(unionLoanSchema) });

/** The input of lists of the reader's transactions. */
export const unionLoansInput = z.object({ ...paging });

/** A transaction as staff see it, with the moves that they can make. The library that lends does not know the reader. */
export const staffTransactionSchema = z.object({
  ...transactionShape,
  side: z.enum(ALLIANCE_SIDES),
  /** The record at the library that lends. */
  recordId: z.string(),
  /** Null on the side that lends. */
  reader: z.object({ patronId: z.string(), primaryId: z.string(), name: z.string() }).nullable(),
  moves: z.array(z.enum(ALLIANCE_VERBS)),
});
export type StaffTransaction = z.infer<typeof staffTransactionSchema>;
