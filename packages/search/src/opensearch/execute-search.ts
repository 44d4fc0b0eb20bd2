import { checkQueryLimits } from '../query/query-limits.ts';
import { requestedPage } from '../query/requested-page.ts';
import type { SearchRequest, SearchResult } from '../search-engine.ts';
import { otherReadings } from '../widen/other-readings.ts';
import type { WideQuery } from '../widen/wide-query.ts';
import { isTooMuch } from './cluster-error.ts';
import { compileQuery } from './compile-query.ts';
import type { Connection } from './connection.ts';
import { facetAggregations, readFacets } from './facets.ts';
import { compileFilters } from './filters.ts';
import { IndexVocabulary } from './index-vocabulary.ts';
import { readPage, type SearchAnswer } from './read-page.ts';
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
  if (!request.widen || (await isKnown(cluster, alias, request, literal))) return literal;
  for await (const { query, reading } of otherReadings(request.query, new IndexVocabulary(cluster, alias))) {
    const other = await searchOnce(cluster, alias, request, query).catch(unlessTooMuch);
    if (other && (await isKnown(cluster, alias, { ...request, query }, other))) return { ...other, reading };
  }
  return literal;
}

/** A reading that takes more clauses than the cluster allows is passed over: the query as it stands did not. */
function unlessTooMuch(error: unknown): undefined {
  if (!isTooMuch(error)) throw error;
}

/** Whether any record has the words, whatever the filters say. */
async function isKnown(
  cluster: Connection,
  alias: string,
  request: Omit<SearchRequest, 'query'> & { readonly query: WideQuery },
  { total }: SearchResult,
): Promise<boolean> {
  if (total > 0 || compileFilters(request.filters).length === 0) return total > 0;
  const { languages, query } = request;
  const mostClauses = await cluster.mostClauses();
  const { hits } = await cluster.call<SearchAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    body: {
      query: compileQuery(query, { languages, scored: false, mostClauses }),
      size: 0,
      terminate_after: 1,
      timeout: QUERY_TIME,
    },
  });
  return hits.total.value > 0;
}

async function searchOnce(
  cluster: Connection,
  alias: string,
  request: SearchRequest,
  query: WideQuery,
): Promise<SearchResult> {
  const { offset, limit } = requestedPage(request);
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
