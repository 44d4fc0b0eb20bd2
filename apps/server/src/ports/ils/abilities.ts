import type { IlsPort } from './ils-port.ts';

/** The parts of the port that a system may not have. */
export const PARTS = [
  'signIn',
  'patrons',
  'loanRules',
  'pastLoans',
  'holds',
  'requests',
  'news',
  'behaviours',
  'payments',
  'funds',
  'guarantees',
  'statistics',
  'shelves',
  'desk',
  'selfCheck',
  'readers',
] as const satisfies readonly (keyof IlsPort)[];

/**
 * What a system may not say in its answers.
 * - `renewalForecast`: whether a loan can be renewed, why not, from when on and until when, before it is asked to.
 * - `renewalCounts`: how often a loan was renewed, and may be.
 * - `growingFines`: what overdue loans cost so far, besides what is posted.
 * - `useOfItems`: items that nobody may borrow because of their type.
 * - `loanLimit`: how many loans the patron may have.
 * - `blockReasons`: why the patron may not borrow or renew at all, in our words.
 * - `keptUntil`: the record of a kept copy and the last day on which it is kept.
 * - `requestKinds`: requests of every kind, not reservations alone.
 * - `pausedRequests`: requests that the queue passes over until a day.
 * - `anyEdition`: requests that wait for several editions as one.
 * - `pastRequests`: requests that have ended, and what happened to each.
 */
export const FACTS = [
  'renewalForecast',
  'renewalCounts',
  'growingFines',
  'useOfItems',
  'loanLimit',
  'blockReasons',
  'keptUntil',
  'requestKinds',
  'pausedRequests',
  'anyEdition',
  'pastRequests',
] as const;

/** What no driver can do: acts of the portal's own circulation on its own rows, which are no part of the port. */
const OWN_ACTS = 'ownCirculation';

export type Ability = (typeof PARTS)[number] | (typeof FACTS)[number] | typeof OWN_ACTS;

/** All of them, in the order of the table in docs/drivers.md. */
export const ABILITIES: readonly Ability[] = [...PARTS, OWN_ACTS, ...FACTS];
