import type { SearchRequest } from '../search-engine.ts';
import type { Dsl } from './dsl.ts';

export type Order = NonNullable<SearchRequest['sort']>;
export const BY_RELEVANCE: Order = { key: 'relevance', descending: true };

/** The order of hits; ties go by id. `backwards` is the same order from its end. */
export function sortClauses({ key, descending }: Order, backwards = false): Dsl[] {
  const field = key === 'relevance' ? '_score' : `sort_${key}`;
  return [
    { [field]: { order: descending === backwards ? 'asc' : 'desc' } },
    { id: { order: backwards ? 'desc' : 'asc' } },
  ];
}
