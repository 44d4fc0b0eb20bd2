import type { Names } from '@lectern/contracts/kernel/languages';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { IlsBehaviours } from './ils-behaviours.ts';
import type { IlsDesk } from './ils-desk.ts';
import type { IlsFunds } from './ils-funds.ts';
import type {
  Availability,
  BorrowedBib,
  BorrowingReader,
  Item,
  LoanOfBib,
  LoanSpan,
  ShelvedItem,
} from './ils-items.ts';
import type { Loan, PastLoanFilter, PastLoanPage, RenewalResult } from './ils-loans.ts';
import type { IlsNews } from './ils-news.ts';
import type {
  Guarantees,
  HoldCounts,
  LoanRule,
  NewPatron,
  OpenFine,
  PatronAccount,
  PatronIdentity,
  ReadyHold,
} from './ils-patrons.ts';
import type { IlsPayments } from './ils-payments.ts';
import type { IlsReaders } from './ils-readers.ts';
import type { Away, NoPatron } from './ils-refusals.ts';
import type { IlsRequests } from './ils-requests.ts';
import type { IlsSelfCheck } from './ils-self-check.ts';

/**
 * The library system of one tenant: items, loans, fines and patrons, in our words. Every system answers what stands first; what only some
 * can do is a group that may be absent. Drivers pass the suite for what they can do. A system that is away refuses everything with
 * ILS_UNAVAILABLE, and search goes on without it. What no other system can do is not here: it is a function of the circulation. Dates are
 * calendar dates of the tenant's time zone.
 */
export interface IlsPort {
  /** Its answers come from outside and may fail to come: what it said last is kept. */
  readonly outside: boolean;

  /** Availability now, for each bib asked for (also for those without items). What a system outside did not answer in time is absent. */
  availability(bibIds: readonly string[]): Promise<ReadonlyMap<string, Availability> | Away>;

  /** The items of a bib, place by place in the order of the library's places. */
  items(bibId: string): Promise<readonly Item[] | Away>;

  /** The account as the library system sees it. */
  patronAccount(patronId: string): Promise<PatronAccount | NoPatron | Away>;

  /** What the patron may borrow, one rule for each item type. Absent if the system does not tell its rules. */
  loanRules?(patronId: string): Promise<readonly LoanRule[] | NoPatron | Away>;

  /** Open loans, due first, each with the reason why it cannot be renewed now. */
  loans(patronId: string): Promise<readonly Loan[] | NoPatron | Away>;

  /** Ended loans, last returned first unless the filter says otherwise. Absent if the system does not tell them. */
  pastLoans?(patronId: string, filter: PastLoanFilter): Promise<PastLoanPage | Away>;

  /** Fines that are not paid yet, oldest first; payments settle the oldest first. */
  openFines(patronId: string): Promise<readonly OpenFine[] | Away>;

  /** Renews each loan or says why not; one refusal never stops another. Two renewals of one loan at once count once. */
  renew(patronId: string, loanIds: readonly string[]): Promise<readonly RenewalResult[] | NoPatron | Away>;

  readonly signIn?: IlsSignIn;
  readonly patrons?: IlsPatrons;
  readonly holds?: IlsHolds;
  readonly requests?: IlsRequests;
  readonly news?: IlsNews;
  readonly behaviours?: IlsBehaviours;
  readonly payments?: IlsPayments;
  readonly funds?: IlsFunds;
  readonly guarantees?: IlsGuarantees;
  readonly statistics?: IlsStatistics;
  readonly shelves?: IlsShelves;
  readonly desk?: IlsDesk;
  readonly selfCheck?: IlsSelfCheck;
  readonly readers?: IlsReaders;
}

/** Of a system that keeps the passwords of its patrons; without it the portal keeps them. */
export interface IlsSignIn {
  /** The patron whose account and password these are; undefined where they are nobody's. */
  check(primaryId: string, password: string): Promise<PatronIdentity | undefined | Away>;
}

/** Of a system that can be asked for patrons by what they sign in with. */
export interface IlsPatrons {
  /** The patron with this primary id; undefined where there is none. */
  find(primaryId: string): Promise<PatronIdentity | undefined | Away>;
  /** Makes a patron, or answers the one who has the primary id already; refuses one who has left. Absent where others make patrons. */
  create?(patron: NewPatron): Promise<PatronIdentity | Refusal<'IDENTITY_UNKNOWN'> | Away>;
}

/** Places in queues. */
export interface IlsHolds {
  count(patronId: string): Promise<HoldCounts | Away>;
  /** What is kept for the patron, first to expire first. */
  ready(patronId: string): Promise<readonly ReadyHold[] | Away>;
}

/** Patrons who answer for the loans of others. */
export interface IlsGuarantees {
  of(patronId: string): Promise<Guarantees | Away>;
}

/** What is borrowed how often. Instants are ISO 8601, UTC. */
export interface IlsStatistics {
  /** Check-outs of each bib from an instant to another, which is not included; bibs that nobody borrowed are absent. */
  borrowedBetween(from: string, to: string): Promise<readonly BorrowedBib[] | Away>;
  /** Check-outs of each reader in the same way, with the group that the reader is in now; loans that lost their reader are absent. */
  readersBetween(from: string, to: string): Promise<readonly BorrowingReader[] | Away>;
  /** The names of the groups of readers, by code. */
  groupNames(): Promise<ReadonlyMap<string, Names> | Away>;
  /** Check-outs since an instant; bibs that nobody borrowed are absent. */
  countLoans(bibIds: readonly string[], since: string): Promise<ReadonlyMap<string, number> | Away>;
  /** Check-outs of one bib in each of these spans, in their order; the end of a span is not included. */
  countLoansIn(bibId: string, spans: readonly LoanSpan[]): Promise<readonly number[] | Away>;
  /** Check-outs of one bib since an instant, with what the reader is now. */
  loansOfBib(bibId: string, since: string): Promise<readonly LoanOfBib[] | Away>;
  /** The first check-out of all that the system knows: since then it counts. Undefined where it knows none. */
  firstLoanAt(): Promise<string | undefined | Away>;
}

/** The items of many bibs at once, as the search index needs them. */
export interface IlsShelves {
  /** Items that readers are told of; bibs without any are absent. */
  itemsOf(bibIds: readonly string[]): Promise<ReadonlyMap<string, readonly ShelvedItem[]> | Away>;
}
