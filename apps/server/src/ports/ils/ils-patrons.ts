import type { PatronBlock } from './ils-refusals.ts';

export interface PatronIdentity {
  readonly patronId: string;
  /** What the patron signs in with, such as a card number. */
  readonly primaryId: string;
  readonly name: string;
  /** The library that the patron belongs to. */
  readonly libraryCode: string;
}

/** A patron who is to be made. */
export interface NewPatron extends Omit<PatronIdentity, 'patronId'> {
  readonly patronGroup: string;
}

/** A block of a patron from a day to a day. */
export interface TimedBlock {
  readonly id: string;
  /** Calendar dates of the library, both included. */
  readonly from: string;
  readonly until: string;
  /** Why, as the reader is told. */
  readonly reason: string;
}

export interface PatronAccount extends Omit<PatronIdentity, 'patronId'> {
  /** Last valid day. */
  readonly expiresOn: string | null;
  readonly patronGroup: string;
  readonly blocks: readonly PatronBlock[];
  /** Why staff froze the account, in their words; empty or absent where the system does not say. */
  readonly frozenReason?: string;
  /** The block for a time that runs today, of several the one that ends last; absent if none runs or the system has none such. */
  readonly timedBlock?: TimedBlock;
  /** What the reader studies; empty or absent where the system does not say. */
  readonly major?: string;
  /** The instant at which the account began; absent where the system does not say. */
  readonly since?: string;
  readonly loanCount: number;
  readonly loanLimit?: number;
  readonly overdueCount: number;
  /** Due within three days. */
  readonly dueSoonCount: number;
  /** Minor units: the ledger's balance, and what overdue loans cost so far. */
  readonly owed: number;
  readonly accruing: number;
  readonly currency: string;
}

export interface HoldCounts {
  /** Kept for the patron. */
  readonly ready: number;
  readonly waiting: number;
}

/** A hold whose item is kept for the patron. */
export interface ReadyHold {
  readonly id: string;
  readonly bibId: string;
  readonly title: string;
  readonly pickupLibrary: string;
  /** Last day. */
  readonly readyUntil: string | null;
}

export interface LoanRule {
  readonly itemType: string;
  readonly loanable: boolean;
  readonly loanDays: number;
  /** Lent for hours and not for days. */
  readonly loanHours?: number;
  readonly renewDays: number;
  readonly maxRenewals: number;
  readonly maxLoans?: number;
  /** Minor units for each open day overdue, and the most for one loan. */
  readonly finePerDay: number;
  /** Minor units for each open hour begun; absent where fines are by day. */
  readonly finePerHour?: number;
  readonly fineCap: number;
}

export interface OpenFine {
  readonly id: string;
  readonly kind: 'overdue' | 'lost' | 'damaged' | 'service';
  /** What is still to pay, minor units. */
  readonly amount: number;
  readonly postedAt: string;
  /** The bib and item it is about; empty texts where it is about none. */
  readonly bibId?: string;
  readonly title: string;
  readonly author: string;
  readonly barcode: string;
  /** The number under which the library owns the copy; absent where there is none besides the barcode. */
  readonly inventoryNumber?: string;
  readonly callNumber: string;
  readonly locationCode: string;
}

export interface Guarantees {
  /** Another reader answers for this one. */
  readonly guaranteed: boolean;
  /** Readers for whom this one answers, by account. */
  readonly guarantees: readonly {
    readonly patronId: string;
    readonly primaryId: string;
    readonly name: string;
  }[];
}
