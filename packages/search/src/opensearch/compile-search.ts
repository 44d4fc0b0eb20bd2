import { BY_RELEVANCE, type Order } from '../query/order.ts';
import { checkQueryLimits } from '../query/query-limits.ts';
import type { ScanRequest } from '../search-engine.ts';
import type { WideQuery } from '../widen/wide-query.ts';
import { compileQuery } from './compile-query.ts';
import type { Dsl } from './dsl.ts';
import { compileFactors, compileFilters, type FieldFilter, withFactors } from './filters.ts';
import type { SearchContext } from './search-context.ts';
import { termsOfForms } from './terms-of-forms.ts';

/** A request ready for the cluster. Only the words depend on how the query is read. */
export interface CompiledSearch {
  readonly filters: readonly FieldFilter[];
  readonly order: Order;
  /** A query (the request's own or another reading of it) with some of the filters, and with scores where they order the hits. */
  queryOf(query: WideQuery, filters: readonly FieldFilter[]): Promise<Dsl>;
  /** The records that have the words, without filters and scores. */
  setOf(query: WideQuery): Promise<Dsl>;
}

/** Raises SearchLimitError where a request asks for more than a query may. */
export function compileSearch(context: SearchContext, request: ScanRequest): CompiledSearch {
  checkQueryLimits(request.query);
  const { cluster, alias, rarities, times } = context;
  const { weights, languages, sort: order = BY_RELEVANCE } = request;
  const scored = order.key === 'relevance';
  const factors = scored ? compileFactors(request) : [];
  return {
    filters: compileFilters(request.filters),
    order,
    async queryOf(query, filters) {
      const compared = scored ? termsOfForms(query, languages) : [];
      const rarityOf = await rarities.of(alias, compared, times.query + times.answer);
      const mostClauses = await cluster.mostClauses();
      const words = compileQuery(query, { weights, languages, scored, mostClauses, rarityOf });
      const restricting = filters.map((filter) => filter.query);
      if (!scored) return { bool: { filter: [words, ...restricting] } };
      const found = restricting.length === 0 ? words : { bool: { must: [words], filter: restricting } };
      return withFactors(found, factors);
    },
    async setOf(query) {
      return compileQuery(query, { languages, scored: false, mostClauses: await cluster.mostClauses() });
    },
  };
}
