import { ALLIANCE_STEPS, type AllianceKind, type AllianceSide, type AllianceStep, isLater } from './steps.ts';

/** One move of a transaction: who makes it, from which steps, and to which. */
export interface AllianceWay {
  readonly side: AllianceSide;
  readonly from: readonly AllianceStep[];
  readonly to: AllianceStep;
  /** Absent where both kinds of transactions move this way. */
  readonly kind?: AllianceKind;
}

/** The moves, in the order in which they are offered: those that go on before those that end. */
export const ALLIANCE_VERBS = [
  'accept',
  'send',
  'receive',
  'lend',
  'handOver',
  'sendBack',
  'takeBack',
  'refuse',
  'cancel',
  'lose',
  'reportLost',
] as const;
export type AllianceVerb = (typeof ALLIANCE_VERBS)[number];

/** All moves of transactions. Each leads to a later step, so no message that is late or comes twice can move a transaction back. */
export const ALLIANCE_WAYS: Readonly<Record<AllianceVerb, AllianceWay>> = {
  accept: { side: 'lending', from: ['asked'], to: 'accepted' },
  refuse: { side: 'lending', from: ['asked', 'accepted'], to: 'refused' },
  cancel: { side: 'borrowing', from: ['asked', 'accepted'], to: 'cancelled', kind: 'request' },
  send: { side: 'lending', from: ['asked', 'accepted'], to: 'sent', kind: 'request' },
  receive: { side: 'borrowing', from: ['sent'], to: 'arrived', kind: 'request' },
  lend: { side: 'lending', from: ['accepted'], to: 'on_loan', kind: 'visit' },
  handOver: { side: 'borrowing', from: ['sent', 'arrived'], to: 'on_loan', kind: 'request' },
  sendBack: { side: 'borrowing', from: ['arrived', 'on_loan'], to: 'sent_back' },
  lose: { side: 'lending', from: ['sent', 'arrived', 'on_loan', 'sent_back'], to: 'lost' },
  reportLost: { side: 'borrowing', from: ['sent', 'arrived', 'on_loan', 'sent_back'], to: 'lost' },
  takeBack: { side: 'lending', from: ['sent', 'arrived', 'on_loan', 'sent_back', 'lost'], to: 'returned' },
};

interface Place {
  readonly side: AllianceSide;
  readonly kind: AllianceKind;
  readonly step: AllianceStep;
}

/** Whether the library on this side can make a move now. */
export function canMove({ side, kind, step }: Place, verb: AllianceVerb): boolean {
  const way = ALLIANCE_WAYS[verb];
  return way.side === side && way.from.includes(step) && (way.kind === undefined || way.kind === kind);
}

/** The moves that the library on this side can make now. */
export function movesOf(place: Place): readonly AllianceVerb[] {
  return ALLIANCE_VERBS.filter((verb) => canMove(place, verb));
}

/** The steps to which a side can bring transactions; `asked` is where the borrowing side begins them. */
export function stepsOf(side: AllianceSide): readonly AllianceStep[] {
  const reached = Object.values(ALLIANCE_WAYS).flatMap((way) => (way.side === side ? [way.to] : []));
  return ALLIANCE_STEPS.filter(
    (step) => reached.includes(step) || (side === 'borrowing' && step === 'asked'),
  );
}

/**
 * The steps to which a side can have brought a transaction by its own moves alone, from a step or from one before it: the other side has
 * made those moves itself that lead further.
 */
function reachedBy(side: AllianceSide, step: AllianceStep): ReadonlySet<AllianceStep> {
  const ways = Object.values(ALLIANCE_WAYS).filter((way) => way.side === side);
  const reached = new Set(ALLIANCE_STEPS.filter((one) => !isLater(one, step)));
  // A set is walked in the order of adding, so steps that are added meanwhile have their turn.
  for (const from of reached) for (const way of ways) if (way.from.includes(from)) reached.add(way.to);
  return reached;
}

/**
 * The step of a transaction after the other library said which step it is in there: the later of the two, if the other library may bring it
 * there by moves of its own. So both libraries come to the same step, whatever messages were lost, late, or came twice, and no library can
 * say that a copy is lost or lent that was never sent to it.
 */
export function mergedStep({ side, step }: Pick<Place, 'side' | 'step'>, heard: AllianceStep): AllianceStep {
  const other = side === 'lending' ? 'borrowing' : 'lending';
  const isPossible = stepsOf(other).includes(heard) && reachedBy(other, step).has(heard);
  return isPossible && isLater(heard, step) ? heard : step;
}
