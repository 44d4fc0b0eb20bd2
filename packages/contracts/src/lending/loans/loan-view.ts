import * as z from 'zod';
import { money } from '../../kernel/fields.ts';

/** Why a loan cannot be renewed: a code of the error catalogue and its words. */
export const refusalSchema = z.object({ code: z.string(), message: z.string() });

const loanTraits = {
  loanId: z.string(),
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  yearVol: z.string(),
  barcode: z.string(),
  /** The number under which the library owns the copy; empty where it has none besides the barcode. */
  propNo: z.string(),
  callNo: z.string(),
  libName: z.string(),
  locationName: z.string(),
  /** Calendar dates of the library's time zone. */
  loanDate: z.string(),
  normReturnDate: z.string(),
  /** At what time of that day it is due, HH:MM in the library's time zone; null by the end of the day. */
  dueTime: z.string().nullable(),
  renewCount: z.int(),
};

/** A current loan (document 2, section 3), with what can be done about it. */
export const loanViewSchema = z.object({
  ...loanTraits,
  /** Days until due; negative when overdue. */
  daysLeft: z.int(),
  /** The day, or the hour, on which it is due has passed. */
  overdue: z.boolean(),
  maxRenewals: z.int(),
  canRenew: z.boolean(),
  /** The due date that a renewal today gives; null when it cannot be renewed. */
  renewsUntil: z.string().nullable(),
  /** Null when it can be renewed. */
  refusal: refusalSchema.nullable(),
  /** The first day on which a renewal gives a later due date, where nothing but the day is against it; else null. */
  renewFrom: z.string().nullable(),
  /** The library has called it back: it is due as soon as possible. */
  recalled: z.boolean(),
  /** What the overdue days cost so far. */
  overdueFine: money,
});

export type LoanView = z.infer<typeof loanViewSchema>;

/** A past loan. */
export const pastLoanSchema = z.object({
  ...loanTraits,
  returnDate: z.string(),
  overdueDays: z.int(),
  /** What the loan cost in all, and what of it is paid or waived. */
  amountDue: money,
  amountPaid: money,
  /** The same as decimal numbers of their currency: 9.00. */
  amountDueDecimal: z.string(),
  amountPaidDecimal: z.string(),
  /** How it was paid, in the language of the request; empty where nothing was paid or nobody noted it. */
  payMethod: z.string(),
  /** The day on which the item was charged as lost; empty where it was not. */
  lossFreezeDate: z.string(),
});

export type PastLoan = z.infer<typeof pastLoanSchema>;
