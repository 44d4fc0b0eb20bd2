import type { InterlibrarySide, InterlibraryStep } from './steps.ts';

/** What people do with a request, in the order in which it is offered. */
export const INTERLIBRARY_VERBS = [
  'promise',
  'send',
  'receive',
  'sendBack',
  'takeBack',
  'agreeToCancel',
  'keepOn',
  'refuse',
  'cancel',
] as const;
export type InterlibraryVerb = (typeof INTERLIBRARY_VERBS)[number];

interface Way {
  readonly side: InterlibrarySide;
  readonly from: readonly InterlibraryStep[];
  /** Absent where the step stays. */
  readonly to?: InterlibraryStep;
  /** Only, or only not, while the borrowing library wants to cancel. */
  readonly whileCancelling?: boolean;
}

/** All acts. A library that borrows asks to cancel; the one that lends decides, because the copy may be on its way. */
export const INTERLIBRARY_WAYS: Readonly<Record<InterlibraryVerb, Way>> = {
  promise: { side: 'lending', from: ['asked'], to: 'promised', whileCancelling: false },
  send: { side: 'lending', from: ['asked', 'promised'], to: 'sent' },
  receive: { side: 'borrowing', from: ['promised', 'sent'], to: 'received' },
  sendBack: { side: 'borrowing', from: ['received'], to: 'sentBack' },
  takeBack: { side: 'lending', from: ['sent', 'received', 'sentBack'], to: 'completed' },
  agreeToCancel: { side: 'lending', from: ['asked', 'promised'], to: 'cancelled', whileCancelling: true },
  keepOn: { side: 'lending', from: ['asked', 'promised'], whileCancelling: true },
  refuse: { side: 'lending', from: ['asked', 'promised'], to: 'unfilled' },
  cancel: { side: 'borrowing', from: ['asked', 'promised'], whileCancelling: false },
};

interface Place {
  readonly side: InterlibrarySide;
  readonly step: InterlibraryStep;
  /** The borrowing library wants to cancel, and the other one has not answered. */
  readonly isCancelling: boolean;
}

export function canAct({ side, step, isCancelling }: Place, verb: InterlibraryVerb): boolean {
  const way = INTERLIBRARY_WAYS[verb];
  if (way.side !== side || !way.from.includes(step)) return false;
  return way.whileCancelling === undefined || way.whileCancelling === isCancelling;
}

export function actsOf(place: Place): readonly InterlibraryVerb[] {
  return INTERLIBRARY_VERBS.filter((verb) => canAct(place, verb));
}

/** Steps to which each side can bring a request, and from which: what the other library may say of it. */
const HEARD: Readonly<
  Record<InterlibrarySide, Partial<Record<InterlibraryStep, readonly InterlibraryStep[]>>>
> = {
  lending: {
    promised: ['asked'],
    sent: ['asked', 'promised'],
    unfilled: ['asked', 'promised'],
    cancelled: ['asked', 'promised'],
    // The copy is back: what happened between was not heard.
    completed: ['sent', 'received', 'sentBack'],
  },
  borrowing: {
    received: ['sent', 'promised'],
    sentBack: ['sent', 'received'],
  },
};

const ORDER: readonly InterlibraryStep[] = ['asked', 'promised', 'sent', 'received', 'sentBack', 'completed'];

/**
 * What a step means that the other side says a request is in: it moves there (`move`), it was there before (`late`: the message was
 * overtaken), or that cannot be (`wrong`).
 */
export function judgeHeard(
  { step }: { readonly step: InterlibraryStep },
  said: InterlibraryStep,
  by: InterlibrarySide,
): 'move' | 'late' | 'wrong' {
  if (said === step) return 'late';
  if (HEARD[by][said]?.includes(step)) return 'move';
  const [from, to] = [ORDER.indexOf(step), ORDER.indexOf(said)];
  const isReached = HEARD[by][said] !== undefined || said === 'asked';
  return isReached && from >= 0 && to >= 0 && to < from ? 'late' : 'wrong';
}
