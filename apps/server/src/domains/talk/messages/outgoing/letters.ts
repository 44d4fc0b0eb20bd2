import { fromJson } from '../../../../platform/db/codecs.ts';
import type { MessageFacts } from '../message-facts.ts';
import type { MessageTable } from '../tables.ts';

type Message = Pick<MessageTable, 'id' | 'kind' | 'facts'>;
export type Letter = readonly [Message, ...Message[]];

/**
 * What is sent together. What subscriptions found is a letter of its own: it lists works, and its reader can stop it without stopping
 * anything else.
 */
export function lettersOf(waiting: readonly Message[]): Letter[] {
  const [first, ...others] = waiting.filter(({ kind }) => kind !== 'subscriptionHits');
  const apart = waiting.filter(({ kind }) => kind === 'subscriptionHits');
  return [...(first ? [[first, ...others] as const] : []), ...apart.map((one) => [one] as const)];
}

/** The subscriptions that a letter tells of. */
export function subscriptionsIn(letter: Letter): string[] {
  return letter.flatMap(({ facts }) => fromJson<MessageFacts>(facts).found?.groups.map(({ id }) => id) ?? []);
}
