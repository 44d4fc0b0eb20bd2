import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { ObjectionState } from '@lectern/contracts/lending/requests/objection-state';
import type { RequestStep } from '@lectern/rules/requests/steps';
import type { ByStaffOrReader } from './ils-desk-people.ts';
import type { Away, NoPatron, TakeOverRefusal } from './ils-refusals.ts';
import type { IlsRequest } from './ils-requests.ts';

/** A re-lending as the reader sees it who has the copy. */
export interface AskedRequest {
  readonly id: string;
  readonly number: string;
  readonly step: RequestStep;
  readonly bibId: string;
  readonly title: string;
  readonly author: string;
  readonly volume: string;
  readonly barcode: string;
  readonly callNumber: string;
  /** ISO instants. */
  readonly placedAt: string;
  readonly stepSince: string;
  /** When time moves it on if nobody does; null at its end. */
  readonly movesAt: string | null;
  /** Who asks, how to reach them and what they wrote; empty at its end. */
  readonly askerName: string;
  readonly contact: string;
  readonly comments: string;
  /** The right code was entered a moment ago: the copy can be handed over. */
  readonly codeEntered: boolean;
  /** If the copy changed hands between readers: until when one of them can object; null where nobody can. */
  readonly objectUntil: string | null;
  readonly objection: ObjectionState;
}

/** A loan that others may ask its reader for. */
export interface LendableLoan {
  readonly loanId: string;
  readonly bibId: string;
  readonly title: string;
  readonly author: string;
  readonly volume: string;
  readonly barcode: string;
  readonly callNumber: string;
  readonly dueDate: string;
  /** How many readers ask for it now. */
  readonly askers: number;
}

/** A pickup code for its reader to show. */
export interface ShownCode {
  readonly code: string;
  readonly requestNumber: string;
  readonly title: string;
  /** Who enters it. */
  readonly enteredBy: 'holder' | 'desk';
  /** ISO instant. */
  readonly expiresAt: string;
}

/** Why something is not done to a request. */
type NotDone<Code extends string = never> = Refusal<'REQUEST_NOT_FOUND' | 'REQUEST_MOVED_ON' | Code>;

/**
 * The group of a system in which a copy changes hands by a code: readers lend to each other what they have on loan, fetch what is kept for
 * them, and say that a parcel came. A step that was made already is answered with what holds now.
 */
export interface IlsHandOvers {
  /** Whether other readers may ask this patron for what the patron has on loan. */
  takesPart(patronId: string): Promise<boolean | NoPatron | Away>;
  setTakesPart(patronId: string, takesPart: boolean): Promise<boolean | NoPatron | Away>;

  /** What others may ask this patron for now; nothing of a patron who does not take part. */
  lendable(patronId: string): Promise<readonly LendableLoan[] | NoPatron | Away>;

  /** What others ask this patron for: what is open first, then the newest. */
  askedOf(
    patronId: string,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly requests: readonly AskedRequest[] } | Away>;

  /** The holder says yes or no, with words for the asker. */
  answer(
    patronId: string,
    requestId: string,
    answer: { readonly accepts: boolean; readonly note: string },
  ): Promise<AskedRequest | NotDone<'COPY_PROMISED'> | Away>;

  /** A new code; the one before it dies soon. */
  showCode(
    patronId: string,
    requestId: string,
  ): Promise<ShownCode | Refusal<'REQUEST_NOT_FOUND' | 'TAKE_CODE_NOT_NOW' | 'TAKE_CODES_OFF'> | Away>;

  /** The holder enters the code that the asker shows. */
  enterCode(
    patronId: string,
    requestId: string,
    code: string,
  ): Promise<AskedRequest | NotDone<'TAKE_CODE_WRONG' | 'TAKE_CODE_EXPIRED'> | Away>;

  /**
   * Staff, or a reader at a station, scan the code of a copy that is kept, with the number of its request; answers who fetches it and its
   * barcode. Staff may give the six digits alone.
   */
  enterCodeAtDesk(
    given: ByStaffOrReader & { readonly scanned: string },
  ): Promise<
    | { readonly requestId: string; readonly patronId: string; readonly barcode: string }
    | Refusal<'REQUEST_NOT_FOUND' | 'TAKE_CODE_WRONG' | 'TAKE_CODE_EXPIRED'>
    | Away
  >;

  /** The holder, who entered the code, gives the copy with this barcode away, with words on its condition. */
  handOver(
    patronId: string,
    requestId: string,
    copy: { readonly barcode: string; readonly note: string },
  ): Promise<AskedRequest | NotDone<'TAKE_BARCODE_WRONG' | 'TAKE_CODE_EXPIRED'> | Away>;

  /** The reader has the copy: the loan of the holder ends and the reader's begins, or a parcel's loan counts from now. */
  receive(
    patronId: string,
    requestId: string,
  ): Promise<IlsRequest | NotDone<'RECEIPT_TOO_LATE'> | TakeOverRefusal | Away>;

  /** The reader sends a parcel back. */
  announceReturn(patronId: string, requestId: string): Promise<IlsRequest | NotDone | Away>;
}
