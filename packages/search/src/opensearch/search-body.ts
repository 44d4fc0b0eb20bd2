import type { ScanRequest } from '../search-engine.ts';
import type { WideQuery } from '../widen/wide-query.ts';
import { compileQuery } from './compile-query.ts';
import { allOf, type Dsl } from './dsl.ts';
import { type FieldFilter, withFactors } from './filters.ts';
import type { SearchContext } from './search-context.ts';
import { BY_RELEVANCE } from './sort-order.ts';
import { termsOfForms } from './terms-of-forms.ts';

/** A query (the request's own or another reading of it) with those filters that come before the counting of facets. */
export async function queryBody(
  { cluster, alias, rarities, times }: SearchContext,
  query: WideQuery,
  request: ScanRequest,
  filters: readonly FieldFilter[],
): Promise<Dsl> {
  const { weights, languages, sort = BY_RELEVANCE } = request;
  const scored = sort.key === 'relevance';
  const compared = scored ? termsOfForms(query, languages) : [];
  const rarityOf = await rarities.of(alias, compared, times.query + times.answer);
  const mostClauses = await cluster.mostClauses();
  const words = compileQuery(query, { weights, languages, scored, mostClauses, rarityOf });
  const restricting = filters.map((filter) => filter.query);
  if (!scored) return { bool: { filter: [words, ...restricting] } };
  const found = restricting.length === 0 ? words : { bool: { must: [words], filter: restricting } };
  return withFactors(found, request);
}

export function allFilters(filters: readonly FieldFilter[]): Dsl {
  return allOf(filters.map(({ query }) => query));
}
