import { MOST_BY_MEANING } from '../meaning/weighted-concept.ts';
import type { SearchRequest } from '../search-engine.ts';
import type { MeaningHit } from './best-by-meaning.ts';
import { passingIds } from './passing-ids.ts';
import type { PreparedSearch } from './prepare-search.ts';
import type { SearchContext } from './search-context.ts';

/**
 * The first MOST_BY_MEANING of the documents that a request has as nearest, in their order, without those that are unknown or do not pass the
 * filters; undefined where it has none.
 */
export async function nearestHits(
  context: SearchContext,
  { nearest }: SearchRequest,
  { filters }: Pick<PreparedSearch, 'filters'>,
): Promise<readonly MeaningHit[] | undefined> {
  if (nearest === undefined) return undefined;
  const ids = [...new Set(nearest.slice(0, MOST_BY_MEANING))];
  const passing = await passingIds(
    context,
    ids,
    filters.map(({ query }) => query),
  );
  return ids.filter((id) => passing.has(id)).map((id) => ({ id, about: [] }));
}
