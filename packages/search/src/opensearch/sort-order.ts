import type { Order } from '../query/order.ts';
import type { Dsl } from './dsl.ts';

/** The order of hits; ties go by id. `backwards` is the same order from its end. */
export function sortClauses({ key, descending }: Order, backwards = false): Dsl[] {
  const field = key === 'relevance' ? '_score' : `sort_${key}`;
  return [
    { [field]: { order: descending === backwards ? 'asc' : 'desc' } },
    { id: { order: backwards ? 'desc' : 'asc' } },
  ];
}
