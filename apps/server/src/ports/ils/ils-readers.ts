import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { CardState } from '@lectern/contracts/people/readers/fields';
import type { Tx } from '../../platform/db/database.ts';
import type { NewPatron, PatronIdentity } from './ils-patrons.ts';
import type { Away, NoPatron } from './ils-refusals.ts';

export interface ReaderCard {
  readonly number: string;
  readonly state: CardState;
  /** Instants. */
  readonly issuedAt: string;
  readonly endedAt: string | null;
}

/** A block of a reader from a day to a day. It ends by the calendar, and nothing is written then. */
export interface ReaderBlock {
  readonly id: string;
  /** Calendar dates of the library, both included. */
  readonly from: string;
  readonly until: string;
  /** Why, as the reader is told. */
  readonly reason: string;
  /** Instants; the second one where staff ended it before. */
  readonly setAt: string;
  readonly liftedAt: string | null;
  readonly liftReason: string;
}

export type NewReaderBlock = Pick<ReaderBlock, 'until' | 'reason'> & {
  /** Today if absent. */
  readonly from?: string | undefined;
};

/** A reader as staff see them. */
export interface ReaderRecord extends PatronIdentity {
  readonly patronGroup: string;
  readonly status: 'normal' | 'frozen' | 'card_lost';
  /** Why the account is frozen, as the reader is told. */
  readonly frozenReason: string;
  /** What the reader studies; empty where the library does not say. */
  readonly major: string;
  /** Last valid day. */
  readonly expiresOn: string | null;
  /** Instant at which the account was cancelled. */
  readonly leftAt: string | null;
  /** In the order in which they were issued. */
  readonly cards: readonly ReaderCard[];
  /** Also those that are over, last first. */
  readonly blocks: readonly ReaderBlock[];
}

/** What keeps a reader from leaving: how many of each, money in minor units. */
export interface Clearance {
  readonly loans: number;
  readonly requests: number;
  readonly behaviours: number;
  /** Readers whose loans the reader guarantees. */
  readonly guarantees: number;
  /** Negative if the library owes the reader. */
  readonly owed: number;
  /** Deposit and prepayment, which the desk gives back. */
  readonly kept: number;
  readonly currency: string;
  readonly frozen: boolean;
}

/** Readers by a text, and whether it is the number of a card. */
export interface FoundReaders {
  readonly readers: readonly ReaderRecord[];
  readonly card: CardState | undefined;
  readonly more: boolean;
}

export type NewReader = Omit<NewPatron, 'primaryId'> & {
  readonly card: string;
  readonly expiresOn: string | null;
  readonly major?: string | undefined;
};

export interface ReaderChange {
  readonly name?: string | undefined;
  readonly patronGroup?: string | undefined;
  readonly libraryCode?: string | undefined;
  readonly expiresOn?: string | null | undefined;
  readonly major?: string | undefined;
  readonly frozen?: boolean | undefined;
  /** Why; counts only of an account that is or becomes frozen. */
  readonly frozenReason?: string | undefined;
}

/** What the portal writes in the same transaction. `before` is undefined of a reader who was registered. */
export type AlsoWrite = (tx: Tx, after: ReaderRecord, before: ReaderRecord | undefined) => Promise<void>;

/** The group of a system that keeps its readers in the portal's own database: how staff register and change them. */
export interface IlsReaders {
  /** Readers by card, primary id or a part of the name, and those of these ids; at most `limit`. */
  search(text: string, ids: readonly string[], limit: number): Promise<FoundReaders | Away>;
  show(patronId: string): Promise<ReaderRecord | NoPatron | Away>;
  register(
    reader: NewReader,
    also: AlsoWrite,
  ): Promise<ReaderRecord | Refusal<'CARD_NUMBER_TAKEN' | 'PATRON_GROUP_UNKNOWN' | 'LIBRARY_UNKNOWN'> | Away>;
  change(
    patronId: string,
    change: ReaderChange,
    also: AlsoWrite,
  ): Promise<ReaderRecord | NoPatron | Refusal<'PATRON_GROUP_UNKNOWN' | 'LIBRARY_UNKNOWN'> | Away>;
  /** Gives a card, in place of a lost one where `replaces` names it. */
  issueCard(
    patronId: string,
    card: { readonly number: string; readonly replaces?: string | undefined },
    also: AlsoWrite,
  ): Promise<ReaderRecord | NoPatron | Refusal<'CARD_NUMBER_TAKEN' | 'CARD_UNKNOWN'> | Away>;
  endCard(
    patronId: string,
    card: { readonly number: string; readonly state: 'lost' | 'withdrawn' },
    also: AlsoWrite,
  ): Promise<ReaderRecord | NoPatron | Refusal<'CARD_UNKNOWN'> | Away>;
  /** Puts a lost card in use again, unless the reader has another one in use. */
  restoreCard(
    patronId: string,
    number: string,
    also: AlsoWrite,
  ): Promise<ReaderRecord | NoPatron | Refusal<'CARD_NOT_LOST'> | Away>;
  /** Blocks a reader for a time; refused where it would be over already. */
  block(
    patronId: string,
    block: NewReaderBlock,
    also: AlsoWrite,
  ): Promise<ReaderRecord | NoPatron | Refusal<'READER_BLOCK_PAST'> | Away>;
  /** Ends a block before its last day; refused where it has ended. */
  liftBlock(
    patronId: string,
    block: { readonly id: string; readonly reason: string },
    also: AlsoWrite,
  ): Promise<ReaderRecord | NoPatron | Refusal<'READER_BLOCK_OVER'> | Away>;
  clearance(patronId: string): Promise<Clearance | NoPatron | Away>;
  /** Cancels the account of a reader for whom nothing is outstanding: all cards are taken back. A new card makes them a reader again. */
  leave(
    patronId: string,
    also: AlsoWrite,
  ): Promise<ReaderRecord | NoPatron | Refusal<'LEAVING_OUTSTANDING'> | Away>;
}
