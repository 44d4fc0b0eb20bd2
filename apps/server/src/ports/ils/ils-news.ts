import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import type { Telling } from '@lectern/rules/requests/way';
import type { Away } from './ils-refusals.ts';

/** What a reader is told about a request, after a move or because its time comes. */
export interface RequestNews {
  readonly patronId: string;
  readonly what: Telling['what'] | 'expiring' | 'objected' | 'objection_rejected' | 'objection_upheld';
  readonly requestId: string;
  readonly bibId: string;
  readonly title: string;
  /** The code of the library where it is picked up. */
  readonly pickupLibrary: string;
  /** The last day on which a copy is kept; null where none is kept. */
  readonly keptUntil: string | null;
  /** For people; empty where nobody gave one. */
  readonly reason: string;
  /** How the reader wants to be told of this request; empty: as of all. */
  readonly ways: readonly NoticeWay[];
}

/** An open loan, for a message about its due date. */
export interface LoanNews {
  readonly patronId: string;
  readonly loanId: string;
  readonly bibId: string;
  readonly title: string;
  readonly dueDate: string;
  /** How often it was called back. */
  readonly recalls: number;
}

/** A loan that ended with a return, or with a hand-over to another reader. */
export interface ReturnNews {
  readonly loanId: string;
  readonly patronId: string;
  readonly wasLate: boolean;
  /** ISO instant. */
  readonly returnedAt: string;
  /** The reader gave the copy to another reader who had asked for it. */
  readonly handedOver: boolean;
}

/** The group of a system whose readers the portal tells what happens to their requests and loans. */
export interface IlsNews {
  /** Whom these moves of requests tell what, by the id of the move. A move that tells nobody is absent. */
  ofMoves(moveIds: readonly string[]): Promise<ReadonlyMap<string, readonly RequestNews[]> | Away>;

  /** What holders are asked for by these re-lendings. */
  ofAsked(requestIds: readonly string[]): Promise<readonly RequestNews[] | Away>;

  /** What both readers are told of objections to these hand-overs: that there is one, or how it was decided. */
  ofObjections(
    requestIds: readonly string[],
    about: 'made' | 'decided',
  ): Promise<readonly RequestNews[] | Away>;

  /** Copies whose last day on the hold shelf this is. */
  lastDayOfKept(day: string): Promise<readonly RequestNews[] | Away>;

  /** Open loans that are due on this day. */
  dueOn(day: string): Promise<readonly LoanNews[] | Away>;

  /** Those of these loans that are open and called back, or open and not called back any more. */
  ofRecalls(
    loanIds: readonly string[],
    now: 'called_back' | 'taken_back',
  ): Promise<readonly LoanNews[] | Away>;

  /** Those of these loans that have ended and whose reader is known. */
  ofReturns(loanIds: readonly string[]): Promise<readonly ReturnNews[] | Away>;
}
