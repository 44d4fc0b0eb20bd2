import type { Item } from '../ils-items.ts';
import type { PlacingRefusal } from '../ils-placing.ts';
import type { NoPatron, PatronBlock } from '../ils-refusals.ts';

/** A reader's place in a queue of a library system elsewhere, or what is kept there for the reader. */
export interface QueuedHold {
  /** As the system names it to this reader. */
  readonly id: string;
  /** Empty where the system does not say the record, or the catalogue does not have it. */
  readonly bibId: string;
  readonly title: string;
  readonly author: string;
  /** The portal's code; empty where the system does not say it. */
  readonly pickupLibrary: string;
  readonly state: 'waiting' | 'on_its_way' | 'kept';
  /** ISO instant; empty where the system does not say it. */
  readonly placedAt: string;
  /** Calendar dates, each the last day; null where there is none. */
  readonly keptUntil: string | null;
  readonly wantedUntil: string | null;
  /** The first day on which the queue serves it again. */
  readonly suspendedUntil: string | null;
  readonly readersBefore?: number;
  /** The copy that serves it, or that was asked for; empty while there is none. */
  readonly barcode: string;
  readonly callNumber: string;
  readonly note: string;
}

/** What of a reader's account decides about a hold. */
export interface QueueReader {
  readonly blocks: readonly PatronBlock[];
  /** Bibs that the reader has on loan. */
  readonly lentBibIds: readonly string[];
}

/** What a reader asks the queue for. */
export interface HoldWish {
  readonly bibId: string;
  /** The one copy that is wanted; any copy of the bib if absent. */
  readonly barcode?: string;
  readonly pickupLibrary: string;
  /** Last day on which the reader needs it. */
  readonly wantedUntil?: string;
  /** What the reader says to the staff there. */
  readonly note: string;
}

/** Why a system elsewhere places no hold. */
export type HoldDenial = PlacingRefusal<'reservation'>;

/** What the system answered to a change of a hold: done, or there is no such hold any more, or it is not allowed. */
export type HoldChange = 'done' | 'gone' | 'denied';

/**
 * The queues of a library system elsewhere, as its driver asks for them. Every function throws the driver's fault if it gets no answer.
 */
export interface OutsideQueue {
  reader(patronId: string): Promise<QueueReader | NoPatron>;
  /** The items of a bib, as those of the port. */
  items(bibId: string): Promise<readonly Item[]>;
  /** What the reader waits for, and what is kept for the reader. */
  holds(patronId: string): Promise<readonly QueuedHold[]>;
  /** Codes of the libraries where this reader can pick up a copy of the bib; none where the bib cannot be reserved there. */
  pickupLibraries(patronId: string, bibId: string): Promise<readonly string[]>;
  place(patronId: string, wish: HoldWish): Promise<'placed' | HoldDenial>;
  /** Absent where readers cannot do it, as `suspend`. */
  cancel?(patronId: string, hold: QueuedHold): Promise<HoldChange>;
  /** Passes the hold over until a day, or takes it up again (null). */
  suspend?(patronId: string, hold: QueuedHold, until: string | null): Promise<HoldChange>;
}
