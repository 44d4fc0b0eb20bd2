import type { DECISIONS } from '@lectern/contracts/counter/desk/decide-objection';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { DeskPerson } from './ils-desk-people.ts';
import type { Away } from './ils-refusals.ts';

/** An objection that waits for a decision. */
export interface Objection {
  readonly requestId: string;
  readonly requestNumber: string;
  readonly title: string;
  readonly barcode: string;
  readonly holder: DeskPerson;
  readonly asker: DeskPerson;
  readonly objector: 'holder' | 'asker';
  readonly reason: string;
  /** ISO instants. */
  readonly objectedAt: string;
  readonly handedOverAt: string;
  /** What the holder noted about the copy. */
  readonly condition: string;
}

/** Of a system that knows hand-overs between readers: who objects to one, and what staff decide. */
export interface IlsObjections {
  /** One of the two readers objects, within 24 hours; answers when the objection was made. */
  object(
    patronId: string,
    requestId: string,
    reason: string,
  ): Promise<{ readonly objectedAt: string } | Refusal<'REQUEST_NOT_FOUND' | 'OBJECTION_TOO_LATE'> | Away>;

  /** Those that are open, the oldest first. */
  list(part: {
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly total: number; readonly objections: readonly Objection[] } | Away>;

  /** Lets the hand-over stand, or gives the loan back to the reader who had the copy, as it was. */
  decide(given: {
    readonly requestId: string;
    readonly decision: (typeof DECISIONS)[number];
    readonly reason: string;
    readonly staffId: string;
  }): Promise<
    | { readonly decision: (typeof DECISIONS)[number] }
    | Refusal<'OBJECTION_NOT_FOUND' | 'OBJECTION_DECIDED' | 'HAND_OVER_GONE_ON'>
    | Away
  >;
}
