import { TERM_LIMITS } from '../analysis/term-limits.ts';
import { checkQueryLimits } from '../query/query-limits.ts';
import type { SearchRequest, SearchResult } from '../search-engine.ts';
import { SearchLimitError } from '../search-errors.ts';
import { otherReadings } from '../widen/other-readings.ts';
import type { WideQuery } from '../widen/wide-query.ts';
import type { Connection } from './connection.ts';
import { facetAggregations, readFacets } from './facets.ts';
import { compileFilters } from './filters.ts';
import { IndexVocabulary } from './index-vocabulary.ts';
import { readPage } from './read-page.ts';
import { allFilters, queryBody } from './search-body.ts';
import { BY_RELEVANCE } from './sort-order.ts';

/** Time that one query may take; then it answers with what it has. */
const QUERY_TIME = '2s';

/** Answers a query; where it finds nothing and may be read in another way, by the first way that finds something. */
export async function executeSearch(
  cluster: Connection,
  alias: string,
  request: SearchRequest,
): Promise<SearchResult> {
  checkQueryLimits(request.query);
  const literal = await searchOnce(cluster, alias, request, request.query);
  if (literal.total > 0 || !request.widen) return literal;
  for await (const { query, reading } of otherReadings(request.query, new IndexVocabulary(cluster, alias))) {
    const other = await searchOnce(cluster, alias, request, query);
    if (other.total > 0) return { ...other, reading };
  }
  return literal;
}

async function searchOnce(
  cluster: Connection,
  alias: string,
  request: SearchRequest,
  query: WideQuery,
): Promise<SearchResult> {
  const offset = wholeNumber(request.offset);
  const limit = wholeNumber(request.limit);
  if (limit > TERM_LIMITS.pageSize) throw new SearchLimitError('pageSize', TERM_LIMITS.pageSize, limit);
  const facets = request.facets ?? [];
  const counted = new Set<string>(facets.map(({ field }) => field));
  const filters = compileFilters(request.filters);
  const late = filters.filter(({ field }) => counted.has(field));
  const early = filters.filter(({ field }) => !counted.has(field));
  const body = {
    query: queryBody(query, request, early, await cluster.mostClauses()),
    ...(late.length > 0 && { post_filter: allFilters(late) }),
    ...(facets.length > 0 && { aggs: facetAggregations(facets, late) }),
    timeout: QUERY_TIME,
  };
  const order = request.sort ?? BY_RELEVANCE;
  const { answer, hits } = await readPage(cluster, { alias, body, order, offset, limit });
  return {
    total: answer.hits.total.value,
    hits,
    facets: readFacets(facets, answer.aggregations),
    partial: answer.timed_out,
    reading: { kind: 'literal' },
  };
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}
