import { MOST_BY_MEANING, MOST_NEAREST } from '../meaning/weighted-concept.ts';
import type { SearchRequest } from '../search-engine.ts';
import type { MeaningHit } from './best-by-meaning.ts';
import type { CompiledSearch } from './compile-search.ts';
import { passingIds } from './passing-ids.ts';
import type { SearchContext } from './search-context.ts';

/**
 * The first MOST_BY_MEANING of the documents that a request has as nearest, in their order, that are known and pass the filters; undefined
 * where it has none. MOST_NEAREST are looked at.
 */
export async function nearestHits(
  context: SearchContext,
  { nearest }: SearchRequest,
  { filters }: Pick<CompiledSearch, 'filters'>,
): Promise<readonly MeaningHit[] | undefined> {
  if (nearest === undefined) return undefined;
  const ids = [...new Set(nearest.slice(0, MOST_NEAREST))];
  const passing = await passingIds(
    context,
    ids,
    filters.map(({ query }) => query),
  );
  const hits = ids.filter((id) => passing.has(id)).map((id) => ({ id, about: [] }));
  return hits.slice(0, MOST_BY_MEANING);
}
