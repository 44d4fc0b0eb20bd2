import type { ItemStatus } from '@lectern/contracts/holdings/item-view';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../platform/db/database.ts';

/** The library system does not answer. */
export type Away = Refusal<'ILS_UNAVAILABLE'>;
export type NoPatron = Refusal<'PATRON_NOT_FOUND'>;

/**
 * The library system of one tenant: items, loans, fines and patrons, in our words. Every system answers what stands first; what only some can do is a
 * group that may be absent. Drivers pass the suite for what they can do. A system that is away refuses everything with ILS_UNAVAILABLE, and search
 * goes on without it. Dates are calendar dates of the tenant's time zone.
 */
export interface IlsPort {
  /** Its answers come from outside and may fail to come: what it said last is kept. */
  readonly outside: boolean;

  /** Availability now, for each bib asked for (also for those without items). */
  availability(bibIds: readonly string[]): Promise<ReadonlyMap<string, Availability> | Away>;

  /** The items of a bib, by library, location, call number and volume. */
  items(bibId: string): Promise<readonly Item[] | Away>;

  /** The account as the library system sees it. */
  patronAccount(patronId: string): Promise<PatronAccount | NoPatron | Away>;

  /** What the patron may borrow, one rule for each item type. */
  loanRules(patronId: string): Promise<readonly LoanRule[] | NoPatron | Away>;

  /** Open loans, due first, each with the reason why it cannot be renewed now. */
  loans(patronId: string): Promise<readonly Loan[] | NoPatron | Away>;

  /** Ended loans, last returned first. */
  pastLoans(patronId: string, filter: PastLoanFilter): Promise<PastLoanPage | Away>;

  /** Fines that are not paid yet, oldest first; payments settle the oldest first. */
  openFines(patronId: string): Promise<readonly OpenFine[] | Away>;

  /** Renews each loan or says why not; one refusal never stops another. Two renewals of one loan at once count once. */
  renew(patronId: string, loanIds: readonly string[]): Promise<readonly RenewalResult[] | NoPatron | Away>;

  readonly signIn?: IlsSignIn;
  readonly holds?: IlsHolds;
  readonly guarantees?: IlsGuarantees;
  readonly statistics?: IlsStatistics;
  readonly shelves?: IlsShelves;
  readonly desk?: IlsDesk;
  readonly references?: IlsReferences;
}

/** Of a system that keeps the passwords of its patrons; without it the portal keeps them. */
export interface IlsSignIn {
  /** The patron whose account and password these are; undefined where they are nobody's. */
  check(primaryId: string, password: string): Promise<PatronIdentity | undefined | Away>;
}

/** Places in queues. */
export interface IlsHolds {
  count(patronId: string): Promise<HoldCounts | Away>;
}

/** Patrons who answer for the loans of others. */
export interface IlsGuarantees {
  of(patronId: string): Promise<Guarantees | Away>;
}

/** What is borrowed how often. Instants are ISO 8601, UTC. */
export interface IlsStatistics {
  /** The bibs with most check-outs since an instant, most first. */
  mostBorrowed(since: string, limit: number): Promise<readonly BorrowedBib[] | Away>;
  /** Check-outs since an instant; bibs that nobody borrowed are absent. */
  countLoans(bibIds: readonly string[], since: string): Promise<ReadonlyMap<string, number> | Away>;
}

/** The items of many bibs at once, as the search index needs them. */
export interface IlsShelves {
  /** Items that readers are told of; bibs without any are absent. */
  itemsOf(bibIds: readonly string[]): Promise<ReadonlyMap<string, readonly ShelvedItem[]> | Away>;
}

/** What staff do with items. */
export interface IlsDesk {
  /** Lends an item, or says which rule forbids it. */
  checkOut(request: {
    readonly patronId: string;
    readonly barcode: string;
    readonly libraryCode: string;
  }): Promise<Loan | CheckOutRefusal | Away>;

  /** Takes an item back, posts its overdue fine, and keeps it for the next reader who waits. */
  checkIn(request: {
    readonly barcode: string;
    readonly libraryCode: string;
  }): Promise<ReturnResult | Refusal<'ITEM_NOT_FOUND'> | Away>;
}

/** Of a system that keeps its loans and holds in the portal's own database: what of the catalogue they need. */
export interface IlsReferences {
  /** Bibs that a loan or a hold names, by themselves or by one of their items; asked inside the transaction that would delete them. */
  bibsInUse(tx: Db, bibIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Items that a loan or a hold names. */
  itemsInUse(tx: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>>;
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

/** An item as far as search needs it. */
export interface ShelvedItem {
  readonly barcode: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  /** A reader who walks there finds it: neither lent nor kept for anybody. */
  readonly onShelf: boolean;
}

export interface BorrowedBib {
  readonly bibId: string;
  readonly loanCount: number;
}

/** Why a patron may not borrow or renew at all. */
export type PatronBlock = Refusal<
  | 'ACCOUNT_FROZEN'
  | 'ACCOUNT_EXPIRED'
  | 'CARD_LOST'
  | 'ACCOUNT_GUARANTEED'
  | 'ACCOUNT_GUARANTEES'
  | 'FINES_OVER_LIMIT'
>;

/** Why one loan cannot be renewed. */
export type RenewalRefusal =
  | PatronBlock
  | Refusal<
      | 'LOAN_NOT_FOUND'
      | 'LOAN_CHANGED'
      | 'RENEWAL_LIMIT_REACHED'
      | 'RENEWAL_READER_WAITING'
      | 'RENEWAL_OVERDUE_TOO_LONG'
      | 'RENEWAL_ITEM_RECALLED'
      | 'RENEWAL_NOT_LONGER'
      | 'RENEWAL_NOT_ALLOWED'
    >;

/** Why an item cannot be lent to a patron. */
export type CheckOutRefusal =
  | PatronBlock
  | NoPatron
  | Refusal<
      | 'ITEM_NOT_FOUND'
      | 'ITEM_NOT_AVAILABLE'
      | 'ITEM_NOT_LOANABLE'
      | 'ITEM_HELD_FOR_OTHER'
      | 'LOAN_LIMIT_REACHED'
    >;

export interface PatronIdentity {
  readonly patronId: string;
  /** What the patron signs in with, such as a card number. */
  readonly primaryId: string;
  readonly name: string;
  /** The library that the patron belongs to. */
  readonly libraryCode: string;
}

export interface PatronAccount extends Omit<PatronIdentity, 'patronId'> {
  /** Last valid day. */
  readonly expiresOn: string | null;
  readonly patronGroup: string;
  readonly blocks: readonly PatronBlock[];
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
  readonly refusal?: RenewalRefusal;
  /** What the overdue days cost so far, minor units. */
  readonly overdueFine: number;
}

export interface PastLoan extends Omit<Loan, 'refusal' | 'overdueFine' | 'maxRenewals'> {
  readonly returnedOn: string;
  readonly overdueDays: number;
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
  readonly offset: number;
  readonly limit: number;
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
  readonly refusal?: RenewalRefusal;
}

export interface ReturnResult {
  readonly loanId?: string;
  /** Minor units posted to the ledger by this return. */
  readonly finePosted: number;
  /** The hold that the item is kept for now. */
  readonly keptForHold?: string;
}
