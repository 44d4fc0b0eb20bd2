import { movesBy } from './request-ways.ts';
import { KEPT_STEPS, QUEUE_STEP, QUEUED_STEPS } from './step-sets.ts';
import type { RequestKind, RequestStep } from './steps.ts';
import type { Condition, Move, MoveName } from './way.ts';

export const DESK_VERBS = [
  'accept',
  'pick',
  'take',
  'keep',
  'send',
  'receive',
  'lend',
  'not_found',
  'refuse',
] as const;

/** What staff say that they do with a request; the table of ways decides which move this is. */
export type DeskVerb = (typeof DESK_VERBS)[number];

/** The moves that a verb may mean; the first that is allowed now is made. */
const MOVES_OF: Readonly<Record<DeskVerb, readonly MoveName[]>> = {
  accept: ['accept'],
  pick: ['pick'],
  take: ['take'],
  keep: ['keep'],
  send: ['send', 'transfer'],
  receive: ['receive'],
  lend: ['lend'],
  not_found: ['miss', 'queue', 'give_up'],
  refuse: ['refuse'],
};

/** The move that a verb means for a request, where these things are true of the copies; undefined if there is none. */
export function moveOfVerb(
  { kind, step }: { readonly kind: RequestKind; readonly step: RequestStep },
  verb: DeskVerb,
  truths: readonly Condition[],
): Move | undefined {
  return MOVES_OF[verb]
    .flatMap((name) => movesBy(kind, step, 'desk', name))
    .find(({ when }) => when === undefined || truths.includes(when));
}

/** What staff of a library can do with a request without a scan, the usual thing first. A loan needs its reader, but for a parcel. */
export function verbsFor(request: {
  readonly kind: RequestKind;
  readonly step: RequestStep;
  /** The copy is fetched in this library. */
  readonly here: boolean;
  /** One volume of a set. */
  readonly volume: boolean;
}): DeskVerb[] {
  const truths: Condition[] = [
    request.here ? 'copy_at_pickup_place' : request.volume ? 'volume_elsewhere' : 'copy_elsewhere',
    'another_copy_on_shelf',
    'another_copy_to_come',
  ];
  return DESK_VERBS.filter((verb) => {
    if (request.step === QUEUE_STEP && verb !== 'refuse') return false;
    if (verb === 'lend' && request.kind !== 'home_delivery') return false;
    return moveOfVerb(request, verb, truths) !== undefined;
  });
}

export const DESK_LISTS = [
  'to_answer',
  'to_pick',
  'to_send',
  'under_way',
  'kept',
  'to_restock',
  'queue',
] as const;

/** The work of the desk, by what is to be done next. */
export type DeskList = (typeof DESK_LISTS)[number];

/** The steps in each list, of requests that are open; those to restock have ended. Readers settle re-lendings among themselves. */
export const STEPS_OF_LIST: Readonly<Record<DeskList, readonly RequestStep[]>> = {
  to_answer: ['book_request_launched'],
  to_pick: ['entrusting', 'book_request_accepted', 'picking_from_shelf'],
  to_send: ['entrusted_book_taken', 'borrowed'],
  under_way: ['in_logistics', 'single_volume_transfer', 'logistics_received'],
  kept: KEPT_STEPS,
  to_restock: ['awaiting_return_to_stock'],
  queue: QUEUED_STEPS,
};
