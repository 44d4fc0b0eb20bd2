import { MOST_BY_MEANING } from '../meaning/weighted-concept.ts';
import type { SearchRequest } from '../search-engine.ts';
import type { MeaningHit } from './best-by-meaning.ts';
import type { PreparedSearch } from './prepare-search.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchContext } from './search-context.ts';

/**
 * The first MOST_BY_MEANING of the documents that a request has as nearest, in their order, without those that are unknown or do not pass the
 * filters; undefined where it has none or the hits have another order.
 */
export async function nearestHits(
  { cluster, alias, times }: SearchContext,
  { nearest }: SearchRequest,
  { filters, order }: Pick<PreparedSearch, 'filters' | 'order'>,
): Promise<readonly MeaningHit[] | undefined> {
  if (nearest === undefined || order.key !== 'relevance' || !order.descending) return undefined;
  const ids = [...new Set(nearest.slice(0, MOST_BY_MEANING))];
  if (ids.length === 0) return [];
  const { hits } = await cluster.call<SearchAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    query: { allow_partial_search_results: false },
    body: {
      query: { bool: { filter: [{ ids: { values: ids } }, ...filters.map(({ query }) => query)] } },
      size: ids.length,
      _source: false,
      track_total_hits: false,
      timeout: `${times.query}ms`,
    },
    timeoutMilliseconds: times.query + times.answer,
  });
  const passing = new Set(hits.hits.map(({ _id }) => _id));
  return ids.filter((id) => passing.has(id)).map((id) => ({ id, about: [] }));
}
