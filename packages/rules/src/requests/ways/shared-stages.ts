import type { RequestStep } from '../steps.ts';
import type { Move, Stage } from '../way.ts';

/** The reader needs it no more. A copy that was kept or is under way stays where it is until the desk scans it. */
export const CANCEL: Move = {
  name: 'cancel',
  to: 'cancelled',
  by: ['reader'],
  tells: [{ whom: 'reader', what: 'cancelled' }],
};

export const REFUSE: Move = {
  name: 'refuse',
  to: 'refused',
  by: ['desk'],
  tells: [{ whom: 'reader', what: 'refused' }],
};

/** The reader checks out this copy, or another one of the title, at the desk or at a self-service machine. */
export const LEND: Move = { name: 'lend', to: 'borrowed', by: ['desk', 'reader'] };

/** The last copy that could serve was withdrawn or lost. */
export const GIVE_UP: Move = {
  name: 'give_up',
  to: 'no_copy',
  by: ['desk'],
  when: 'no_copy_left',
  tells: [{ whom: 'reader', what: 'no_copy' }],
};

export const LAPSE: Move = {
  name: 'lapse',
  to: 'lapsed',
  by: ['clock'],
  after: 'wanted_until',
  tells: [{ whom: 'reader', what: 'expired' }],
};

const END_STATUS = { cancelled: 'cancelled', refused: 'ended', lapsed: 'ended', no_copy: 'ended' } as const;

/** The steps that end a request before a copy is lent. */
export function earlyEnds(
  ...steps: readonly (keyof typeof END_STATUS)[]
): Partial<Record<RequestStep, Stage>> {
  return Object.fromEntries(steps.map((step) => [step, { status: END_STATUS[step], moves: [] }]));
}

/** A copy that nobody fetched goes back; the next reader in the queue is served first when the desk scans it. */
export const NOT_FETCHED: Partial<Record<RequestStep, Stage>> = {
  awaiting_return_to_stock: {
    status: 'ended',
    moves: [{ name: 'restock', to: 'on_shelf', by: ['desk'] }],
  },
  on_shelf: { status: 'ended', moves: [] },
};

/** The copy is kept at the pickup place until the days of retention are over. */
export function keptStage(waitAgain: RequestStep): Stage {
  return {
    status: 'accepted',
    moves: [
      LEND,
      {
        name: 'expire',
        to: 'awaiting_return_to_stock',
        by: ['clock'],
        after: 'retention',
        tells: [{ whom: 'reader', what: 'expired' }],
      },
      CANCEL,
      missing(waitAgain),
      GIVE_UP,
    ],
  };
}

/** A copy that was set aside or is under way cannot be found any more: the request waits for another one. */
export function missing(to: RequestStep): Move {
  return {
    name: 'miss',
    to,
    by: ['desk'],
    when: 'another_copy_to_come',
    tells: [{ whom: 'reader', what: 'not_found' }],
  };
}

export function keep(to: RequestStep): Move {
  return {
    name: 'keep',
    to,
    by: ['desk'],
    when: 'copy_at_pickup_place',
    tells: [{ whom: 'reader', what: 'arrived' }],
  };
}

/** The way of a copy to the pickup place: by the carrier, or as a single volume whose set stays where it is. */
export const SENDING: readonly Move[] = [
  { name: 'send', to: 'in_logistics', by: ['desk'], when: 'copy_elsewhere' },
  { name: 'transfer', to: 'single_volume_transfer', by: ['desk'], when: 'volume_elsewhere' },
];

/** The copy is under way to the pickup place, and kept there when the desk has received it. */
export function underWay(arrived: RequestStep, waitAgain: RequestStep): Partial<Record<RequestStep, Stage>> {
  const moving: Stage = {
    status: 'accepted',
    moves: [
      { name: 'receive', to: 'logistics_received', by: ['desk'] },
      LEND,
      CANCEL,
      missing(waitAgain),
      GIVE_UP,
    ],
  };
  return {
    in_logistics: moving,
    single_volume_transfer: moving,
    logistics_received: {
      status: 'accepted',
      moves: [keep(arrived), LEND, CANCEL, missing(waitAgain), GIVE_UP],
    },
  };
}

/** The reader does not need it before a day: the queue passes the request over and keeps its place. */
export const PAUSES: readonly Move[] = [
  { name: 'suspend', to: 'reserving', by: ['reader'] },
  { name: 'resume', to: 'reserving', by: ['reader', 'clock'], after: 'suspension' },
];

/** A copy stands free on its shelf: nobody else gets it, and staff fetch it. */
export function setAside(to: RequestStep): Move {
  return { name: 'set_aside', to, by: ['desk'], when: 'copy_on_shelf' };
}

/** The queue: the first reader whom a copy can serve gets it when it comes back, or as soon as one stands free on its shelf. */
export function queueStage(arrived: RequestStep, fetched: RequestStep): Stage {
  return {
    status: 'started',
    moves: [setAside(fetched), keep(arrived), ...SENDING, LEND, CANCEL, REFUSE, GIVE_UP, LAPSE, ...PAUSES],
  };
}

/** A copy that was set aside is marked missing, or goes to another title, before staff looked for it: the queue seeks another one. */
export const SET_ASIDE_LOST: readonly Move[] = [
  {
    name: 'lose',
    to: 'reserving',
    by: ['desk'],
    when: 'another_copy_to_come',
    tells: [{ whom: 'reader', what: 'not_found' }],
  },
  GIVE_UP,
];

/** A copy is set aside on its shelf, and staff have to fetch it. */
export function acceptedStage(...lending: readonly Move[]): Stage {
  return {
    status: 'accepted',
    moves: [
      { name: 'pick', to: 'picking_from_shelf', by: ['desk'] },
      ...lending,
      ...SET_ASIDE_LOST,
      REFUSE,
      CANCEL,
    ],
  };
}

/** Staff look for the copy on its shelf. If it is not there, another copy is sought, else the queue takes over. */
export function pickingStage(found: readonly Move[], seekAgain: RequestStep): Stage {
  const tells = [{ whom: 'reader', what: 'not_found' }] as const;
  return {
    status: 'accepted',
    moves: [
      ...found,
      { name: 'miss', to: seekAgain, by: ['desk'], when: 'another_copy_on_shelf', tells },
      { name: 'queue', to: 'reserving', by: ['desk'], when: 'another_copy_to_come', tells },
      GIVE_UP,
      CANCEL,
    ],
  };
}
