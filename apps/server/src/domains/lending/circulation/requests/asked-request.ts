import type { ObjectionState } from '@lectern/contracts/lending/requests/objection-state';
import type { RequestStep } from '@lectern/rules/requests/steps';

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
