/**
 * What becomes of a behaviour (what went wrong with a loan or an account):
 * - `unprocessed`: it waits for a payment, or for the desk.
 * - `processing`: the reader promised a replacement. `ordered`: it was bought. `shelved`: it is on its shelf, and all is done.
 * - `unsubscribed`: the replacement was called off, and the price is charged.
 * - `processed`: paid or waived. `cancelled`: entered in error, or the lost copy was found.
 */
export const BEHAVIOUR_STATES = [
  'unprocessed',
  'processed',
  'ordered',
  'unsubscribed',
  'shelved',
  'cancelled',
  'processing',
] as const;
export type BehaviourState = (typeof BEHAVIOUR_STATES)[number];

/** The tabs of the list of behaviours, in the order of the specification. */
export const BEHAVIOUR_TABS = ['all', ...BEHAVIOUR_STATES] as const;
export type BehaviourTab = (typeof BEHAVIOUR_TABS)[number];

/** What a reader can do about a lost copy: pay its price, or replace it. */
export const LOST_WAYS = ['pay', 'replace'] as const;
export type LostWay = (typeof LOST_WAYS)[number];

/** What the desk does with a behaviour. */
export const BEHAVIOUR_VERBS = ['promise', 'order', 'shelve', 'callOff', 'waive', 'cancel'] as const;
export type BehaviourVerb = (typeof BEHAVIOUR_VERBS)[number];

/** Verbs that give up money of the library, and need a permission of their own. */
export const WAIVING_VERBS = ['waive', 'cancel'] as const satisfies readonly BehaviourVerb[];

const FROM: Readonly<Record<BehaviourVerb, readonly BehaviourState[]>> = {
  promise: ['unprocessed'],
  order: ['processing'],
  shelve: ['processing', 'ordered'],
  callOff: ['processing', 'ordered'],
  waive: ['unprocessed', 'unsubscribed'],
  cancel: ['unprocessed', 'processing', 'ordered', 'unsubscribed', 'shelved', 'processed'],
};

/** The verbs that a behaviour allows now. A replacement is promised for a lost copy only. */
export function behaviourVerbs(behaviour: {
  readonly kind: string;
  readonly state: BehaviourState;
}): BehaviourVerb[] {
  return BEHAVIOUR_VERBS.filter(
    (verb) => FROM[verb].includes(behaviour.state) && (verb !== 'promise' || behaviour.kind === 'lost'),
  );
}
