import { checkQueryLimits } from '../query/query-limits.ts';
import { requestedPage } from '../query/requested-page.ts';
import type { SearchRequest, SearchResult } from '../search-engine.ts';
import { otherReadings } from '../widen/other-readings.ts';
import type { WideQuery } from '../widen/wide-query.ts';
import { isTooMuch } from './cluster-error.ts';
import { compileQuery } from './compile-query.ts';
import { facetAggregations, readFacets } from './facets.ts';
import { compileFilters } from './filters.ts';
import { IndexVocabulary } from './index-vocabulary.ts';
import { readPage } from './read-page.ts';
import type { SearchAnswer } from './search-answer.ts';
import { allFilters, queryBody } from './search-body.ts';
import type { SearchContext } from './search-context.ts';
import { BY_RELEVANCE } from './sort-order.ts';
import { TimeLeft } from './time-left.ts';

/**
 * Answers a query; where it finds nothing and may be read in another way, by the first way that finds something. Past the time for a query
 * the cluster answers with what it has; past that for other readings the answer is that of the words as they stand: either is partial.
 */
export async function executeSearch(context: SearchContext, request: SearchRequest): Promise<SearchResult> {
  checkQueryLimits(request.query);
  const literal = await searchOnce(context, request, request.query);
  if (!request.widen || (await isKnown(context, request, literal))) return literal;
  return widen(context, request, literal);
}

async function widen(
  context: SearchContext,
  request: SearchRequest,
  literal: SearchResult,
): Promise<SearchResult> {
  const left = new TimeLeft(context.times.widening);
  try {
    for await (const { query, reading } of otherReadings(request.query, new IndexVocabulary(context, left))) {
      const other = await searchReading(context, request, query);
      if (other && (await isKnown(context, { ...request, query: other.query }, other.result)))
        return { ...other.result, reading };
      if (left.isOver) return { ...literal, partial: true };
    }
  } catch (error) {
    if (!left.isOver) throw error;
    return { ...literal, partial: true };
  }
  return literal;
}

/**
 * The answer to a reading. Of one that takes more clauses than the cluster allows (a long text spelt in many ways) as many ways count as
 * it does, the likeliest first; undefined where it does not take one.
 */
async function searchReading(
  context: SearchContext,
  request: SearchRequest,
  query: WideQuery,
): Promise<{ readonly query: WideQuery; readonly result: SearchResult } | undefined> {
  try {
    return { query, result: await searchOnce(context, request, query) };
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    if (query.kind !== 'or' || query.of.length < 2) return undefined;
    const likelier = query.of.slice(0, Math.ceil(query.of.length / 2));
    return searchReading(context, request, { kind: 'or', of: likelier });
  }
}

/** Whether any record has the words, whatever the filters say. */
async function isKnown(
  { cluster, alias, times }: SearchContext,
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
      timeout: `${times.query}ms`,
    },
    timeoutMilliseconds: times.query + times.answer,
  });
  return hits.total.value > 0;
}

async function searchOnce(
  context: SearchContext,
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
    query: await queryBody(context, query, request, early),
    ...(late.length > 0 && { post_filter: allFilters(late) }),
    ...(facets.length > 0 && { aggs: facetAggregations(facets, late) }),
    timeout: `${context.times.query}ms`,
  };
  const order = request.sort ?? BY_RELEVANCE;
  const { answer, hits } = await readPage(context, { body, order, offset, limit });
  return {
    total: answer.hits.total.value,
    hits: hits ?? [],
    facets: readFacets(facets, answer.aggregations),
    partial: answer.timed_out || hits === undefined,
    reading: { kind: 'literal' },
  };
}
