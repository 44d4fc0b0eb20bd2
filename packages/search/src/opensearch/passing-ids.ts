import type { Dsl } from './dsl.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchContext } from './search-context.ts';

/** Those of the documents that the index has and that pass all filters, in no order. */
export async function passingIds(
  { cluster, alias, times }: SearchContext,
  ids: readonly string[],
  filters: readonly Dsl[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { hits } = await cluster.call<SearchAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    query: { allow_partial_search_results: false },
    body: {
      query: { bool: { filter: [...filters, { ids: { values: ids } }] } },
      size: ids.length,
      _source: false,
      track_total_hits: false,
      timeout: `${times.query}ms`,
    },
    timeoutMilliseconds: times.query + times.answer,
  });
  return new Set(hits.hits.map(({ _id }) => _id));
}
