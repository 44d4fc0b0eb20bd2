import type { ErrorCode, ErrorDetails } from '@lectern/contracts/errors';
import type { ItemStatus } from '@lectern/contracts/holdings/item-view';

/**
 * The library system: items, loans, holds, fines and patrons, in our words. `local/` is a complete circulation of its own;
 * drivers for outside systems pass the same suite. A system that is away raises CallError ILS_UNAVAILABLE from every function,
 * and search goes on without it. The tenant comes first everywhere; dates are calendar dates of the tenant's time zone.
 */
export interface IlsPort {
  /** Availability now, for each bib asked for (also for those without items). */
  availability(tenantId: string, bibIds: readonly string[]): Promise<ReadonlyMap<string, Availability>>;

  /** The items of a bib, by library, location, call number and volume. */
  items(tenantId: string, bibId: string): Promise<readonly Item[]>;

  /** The account as the library system sees it; raises PATRON_NOT_FOUND. */
  patronAccount(tenantId: string, patronId: string): Promise<PatronAccount>;

  /** What the patron may borrow, one rule for each item type. */
  loanRules(tenantId: string, patronId: string): Promise<readonly LoanRule[]>;

  /** Open loans, due first, each with the reason why it cannot be renewed now. */
  loans(tenantId: string, patronId: string): Promise<readonly Loan[]>;

  /** Ended loans, last returned first. */
  pastLoans(
    tenantId: string,
    patronId: string,
    filter: PastLoanFilter,
  ): Promise<{ readonly total: number; readonly loans: readonly PastLoan[] }>;

  /** Fines that are not paid yet, oldest first; payments settle the oldest first. */
  openFines(tenantId: string, patronId: string): Promise<readonly OpenFine[]>;

  /** Who answers for whose loans. */
  guarantees(tenantId: string, patronId: string): Promise<Guarantees>;

  /** Renews each loan or says why not; one refusal never stops another. Two renewals of one loan at once count once. */
  renew(tenantId: string, patronId: string, loanIds: readonly string[]): Promise<readonly RenewalResult[]>;

  /** Lends an item; raises the code of the rule that forbids it. */
  checkOut(
    tenantId: string,
    request: { readonly patronId: string; readonly barcode: string; readonly libraryCode: string },
  ): Promise<Loan>;

  /** Takes an item back, posts its overdue fine, and keeps it for the next reader who waits. */
  checkIn(
    tenantId: string,
    request: { readonly barcode: string; readonly libraryCode: string },
  ): Promise<ReturnResult>;
}

export interface Availability {
  readonly itemCount: number;
  readonly onShelfCount: number;
  /** Where to walk to: a place of an item on shelf if any, else of any item. */
  readonly nearest?: {
    readonly libraryCode: string;
    readonly locationCode: string;
    readonly callNumber: string;
  };
  /** Distinct places besides the nearest. */
  readonly otherPlaces: number;
  /** Earliest due date when nothing is on shelf. */
  readonly earliestDue?: string;
  readonly waiting: number;
}

export interface Item {
  readonly id: string;
  readonly bibId: string;
  readonly barcode: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly itemType: string;
  readonly shelf: string;
  readonly status: ItemStatus;
  readonly dueDate?: string;
}

/** Why a patron may not borrow or renew at all. */
export interface PatronBlock {
  readonly code: Extract<
    ErrorCode,
    | 'ACCOUNT_FROZEN'
    | 'ACCOUNT_EXPIRED'
    | 'CARD_LOST'
    | 'ACCOUNT_GUARANTEED'
    | 'ACCOUNT_GUARANTEES'
    | 'FINES_OVER_LIMIT'
  >;
  readonly details: ErrorDetails;
}

export interface PatronAccount {
  readonly patronGroup: string;
  readonly blocks: readonly PatronBlock[];
  readonly loanCount: number;
  readonly loanLimit?: number;
  readonly overdueCount: number;
  /** Due within three days. */
  readonly dueSoonCount: number;
  readonly holdsReady: number;
  readonly holdsWaiting: number;
  /** Minor units: the ledger's balance, and what overdue loans cost so far. */
  readonly owed: number;
  readonly accruing: number;
  readonly currency: string;
}

export interface LoanRule {
  readonly itemType: string;
  readonly loanable: boolean;
  readonly loanDays: number;
  readonly renewDays: number;
  readonly maxRenewals: number;
  readonly maxLoans?: number;
  /** Minor units for each open day overdue, and the most for one loan. */
  readonly finePerDay: number;
  readonly fineCap: number;
}

export interface Loan {
  readonly id: string;
  readonly bibId: string;
  readonly itemId: string;
  readonly barcode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly title: string;
  readonly author: string;
  readonly checkedOutOn: string;
  readonly dueDate: string;
  readonly renewals: number;
  readonly maxRenewals: number;
  /** Absent when it can be renewed now. */
  readonly refusal?: Refusal;
  /** What the overdue days cost so far, minor units. */
  readonly overdueFine: number;
}

export interface PastLoan extends Omit<Loan, 'refusal' | 'overdueFine' | 'maxRenewals'> {
  readonly returnedOn: string;
  readonly overdueDays: number;
}

export interface PastLoanFilter {
  /** Days of return, inclusive. */
  readonly from?: string;
  readonly to?: string;
  /** Words of the title, as a plain part of it. */
  readonly words?: string;
  readonly offset: number;
  readonly limit: number;
}

/** Facts of the words: dates as YYYY-MM-DD; `owed` and `limit` of FINES_OVER_LIMIT in minor units of `currency`. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
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

export interface RenewalResult {
  readonly loanId: string;
  readonly title: string;
  readonly renewed: boolean;
  /** The due date that holds now; empty where there is no such loan. */
  readonly dueDate: string;
  readonly refusal?: Refusal;
}

export interface ReturnResult {
  readonly loanId?: string;
  /** Minor units posted to the ledger by this return. */
  readonly finePosted: number;
  /** The hold that the item is kept for now. */
  readonly keptForHold?: string;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly ils: IlsPort;
  }
}
