import type { RequestKind, RequestStatus, RequestStep } from './steps.ts';

export const MOVERS = ['reader', 'holder', 'desk', 'clock'] as const;

/** Who moves a request: the reader who asks, the reader who has the copy, staff, or time. */
export type Mover = (typeof MOVERS)[number];

export const MOVE_NAMES = [
  'queue',
  'set_aside',
  'accept',
  'refuse',
  'pick',
  'take',
  'send',
  'transfer',
  'receive',
  'keep',
  'hand_over',
  'confirm',
  'lend',
  'deliver',
  'announce_return',
  'check',
  'restock',
  'miss',
  'lose',
  'give_up',
  'expire',
  'lapse',
  'cancel',
  'suspend',
  'resume',
] as const;

/** What is done to a request. The same name means the same act in every kind. */
export type MoveName = (typeof MOVE_NAMES)[number];

/** What must be true of the copies, or of the code that was shown, for a move. */
export type Condition =
  | 'copy_on_shelf'
  | 'copy_at_pickup_place'
  | 'copy_elsewhere'
  | 'volume_elsewhere'
  | 'another_copy_on_shelf'
  | 'another_copy_to_come'
  | 'no_copy_left'
  | 'code_shown';

/** The period, of the library's policy or of the reader's wish, after which time moves a request; it begins when the step is reached. */
export type Period =
  | 'at_once'
  | 'answer'
  | 'meeting'
  | 'confirmation'
  | 'retention'
  | 'delivery'
  | 'wanted_until'
  | 'suspension';

/** A notice and who gets it. */
export interface Telling {
  readonly whom: 'reader' | 'holder';
  readonly what:
    | 'asked'
    | 'accepted'
    | 'refused'
    | 'arrived'
    | 'sent'
    | 'handed_over'
    | 'not_found'
    | 'not_confirmed'
    | 'expired'
    | 'cancelled'
    | 'no_copy';
}

export interface Move {
  readonly name: MoveName;
  readonly to: RequestStep;
  readonly by: readonly Mover[];
  readonly when?: Condition;
  /** For each move by the clock, and for no other. */
  readonly after?: Period;
  readonly tells?: readonly Telling[];
}

/** One step of a way. A step without moves is an end. */
export interface Stage {
  readonly status: RequestStatus;
  readonly moves: readonly Move[];
}

/** All that can happen to a request of one kind. */
export interface RequestWay {
  readonly kind: RequestKind;
  readonly first: RequestStep;
  readonly stages: Readonly<Partial<Record<RequestStep, Stage>>>;
}
