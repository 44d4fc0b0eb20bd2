import type { RenewalRefusal } from './ils-refusals.ts';

export interface Loan {
  readonly id: string;
  readonly bibId: string;
  readonly itemId: string;
  readonly barcode: string;
  /** The number under which the library owns the copy; absent where there is none besides the barcode. */
  readonly inventoryNumber?: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly title: string;
  readonly author: string;
  /** Empty if the library system does not say. */
  readonly checkedOutOn: string;
  readonly dueDate: string;
  /** The instant on that day at which it is due; absent where it is due by the end of the day. */
  readonly dueAt?: string;
  /** The due date, or the hour, has passed. */
  readonly isOverdue: boolean;
  /** 0 if the library system does not count them for us. */
  readonly renewals: number;
  readonly maxRenewals: number;
  /** The library has called it back. */
  readonly recalled: boolean;
  /** Absent when it can be renewed now. */
  readonly refusal?: RenewalRefusal;
  /** The due date that a renewal today gives; absent when it cannot be renewed now. */
  readonly renewsUntil?: string;
  /** The instant on that day, of a loan that is due at an hour. */
  readonly renewsUntilAt?: string;
  /** The first day on which a renewal gives a later due date; only where nothing but the day is against it. */
  readonly renewFrom?: string;
  /** What the overdue days cost so far, minor units. */
  readonly overdueFine: number;
  /** The day on which the reader said that it was returned; absent if it was never said. */
  readonly claimedOn?: string;
}

export interface PastLoan
  extends Omit<
    Loan,
    | 'refusal'
    | 'renewsUntil'
    | 'renewsUntilAt'
    | 'isOverdue'
    | 'renewFrom'
    | 'recalled'
    | 'overdueFine'
    | 'claimedOn'
    | 'maxRenewals'
  > {
  readonly returnedOn: string;
  readonly overdueDays: number;
  /** What the loan cost (overdue, lost, damaged), and what of it is settled; minor units. */
  readonly amountDue: number;
  readonly amountPaid: number;
  /** How it was settled, as codes: cash, card, online, points, waiver. */
  readonly paymentMethods: readonly string[];
  /** The day on which the item was charged as lost and the loan ended so; absent if it was not. */
  readonly lostOn?: string;
}

export interface PastLoanPage {
  readonly total: number;
  readonly loans: readonly PastLoan[];
}

export interface PastLoanFilter {
  /** Days of return, inclusive. */
  readonly from?: string;
  readonly to?: string;
  /** Words of the title, as a plain part of it. */
  readonly words?: string;
  /** First returned first; else last returned first. */
  readonly oldestFirst?: boolean;
  readonly offset: number;
  readonly limit: number;
}

export interface RenewalResult {
  readonly loanId: string;
  readonly title: string;
  readonly renewed: boolean;
  /** The due date that holds now; empty where there is no such loan. */
  readonly dueDate: string;
  /** The instant on that day, of a loan that is due at an hour. */
  readonly dueAt?: string;
  readonly refusal?: RenewalRefusal;
  /** The first day on which the next renewal gives a later due date; absent where waiting for a day does not help. */
  readonly renewFrom?: string;
}

export interface ReturnResult {
  readonly loanId?: string;
  /** Minor units posted to the ledger by this return. */
  readonly finePosted: number;
  /** The hold that the item is kept for now. */
  readonly keptForHold?: string;
  /** What the reader gets back because a lost item was found, minor units; absent if nothing. */
  readonly refunded?: number;
}
