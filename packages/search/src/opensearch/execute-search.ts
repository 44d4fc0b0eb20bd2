import { requestedPage } from '../query/requested-page.ts';
import { bestOfBoth } from '../ranking/best-of-both.ts';
import type { Reading, SearchRequest, SearchResult } from '../search-engine.ts';
import { isGuess, otherReadings } from '../widen/other-readings.ts';
import type { WideQuery } from '../widen/wide-query.ts';
import { bestByMeaning, type MeaningHit } from './best-by-meaning.ts';
import { isTooMuch } from './cluster-error.ts';
import { type CompiledSearch, compileSearch } from './compile-search.ts';
import type { Dsl } from './dsl.ts';
import { facetAggregations, readFacets } from './facets.ts';
import { allFilters, type FieldFilter } from './filters.ts';
import { IndexVocabulary } from './index-vocabulary.ts';
import { nearestHits } from './nearest-hits.ts';
import { readMergedPage } from './read-merged-page.ts';
import { readPage } from './read-page.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchContext } from './search-context.ts';
import { TimeLeft } from './time-left.ts';

/** One request on its way: what is the same for every reading of its query. */
interface Run {
  readonly context: SearchContext;
  readonly request: SearchRequest;
  readonly search: CompiledSearch;
  readonly page: Pick<SearchRequest, 'offset' | 'limit'>;
  readonly facets: NonNullable<SearchRequest['facets']>;
  /** Filters that come before the facets are counted; those on fields that are counted come after. */
  readonly early: readonly FieldFilter[];
  /** What is counted, and the filters that come after. */
  readonly counting: Dsl;
  /** The best by meaning; undefined where words alone are sought. */
  readonly meaning: readonly MeaningHit[] | undefined;
}

/**
 * Answers a query; where it finds nothing and may be read in another way, by the first other reading that finds something. When the time
 * for a query is over the cluster answers with what it has; when that for other readings is over, the words as they stand are answered.
 * Both answers are partial.
 */
export async function executeSearch(context: SearchContext, request: SearchRequest): Promise<SearchResult> {
  const run = await runOf(context, request);
  const literal = await searchOnce(run, request.query, { kind: 'literal' });
  if (!request.widen || (await isKnown(run, request.query, literal))) return literal;
  return widen(run, literal);
}

async function runOf(context: SearchContext, request: SearchRequest): Promise<Run> {
  const search = compileSearch(context, request);
  const facets = request.facets ?? [];
  const counted = new Set<string>(facets.map(({ field }) => field));
  const late = search.filters.filter(({ field }) => counted.has(field));
  return {
    context,
    request,
    search,
    page: requestedPage(request),
    facets,
    early: search.filters.filter(({ field }) => !counted.has(field)),
    counting: {
      ...(late.length > 0 && { post_filter: allFilters(late) }),
      ...(facets.length > 0 && { aggs: facetAggregations(facets, late) }),
    },
    // Of what the text says as it was typed, in whatever way its words are read.
    meaning: await soughtByMeaning(context, request, search),
  };
}

/** The best by meaning; undefined where it is not sought, or the hits have another order. */
async function soughtByMeaning(
  context: SearchContext,
  request: SearchRequest,
  search: CompiledSearch,
): Promise<readonly MeaningHit[] | undefined> {
  if (search.order.key !== 'relevance' || !search.order.descending) return undefined;
  const [best, nearest] = await Promise.all([
    bestByMeaning(context, request, search),
    nearestHits(context, request, search),
  ]);
  return nearest === undefined ? best : bestOfBoth(best ?? [], nearest);
}

async function widen(run: Run, literal: SearchResult): Promise<SearchResult> {
  const { context, request } = run;
  const left = new TimeLeft(context.times.widening);
  try {
    for await (const { query, reading } of otherReadings(request.query, new IndexVocabulary(context, left))) {
      const other = await searchReading(run, query, reading);
      if (other && (await isKnown(run, other.query, other.result))) return other.result;
      if (left.isOver) return { ...literal, partial: true };
    }
  } catch (error) {
    if (!left.isOver) throw error;
    return { ...literal, partial: true };
  }
  return literal;
}

/**
 * The answer to a reading. Where it takes more clauses than the cluster allows (a long text spelt in many ways), only the likeliest half of
 * its parts is tried, and so on; undefined where even one part is too much.
 */
async function searchReading(
  run: Run,
  query: WideQuery,
  reading: Reading,
): Promise<{ readonly query: WideQuery; readonly result: SearchResult } | undefined> {
  try {
    return { query, result: await searchOnce(run, query, reading) };
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    if (query.kind !== 'or' || query.of.length < 2) return undefined;
    const likelier = query.of.slice(0, Math.ceil(query.of.length / 2));
    return searchReading(run, { kind: 'or', of: likelier }, reading);
  }
}

/** Whether any record has the words, whatever the filters say. */
async function isKnown(
  { context: { cluster, alias, times }, search }: Run,
  query: WideQuery,
  { total }: SearchResult,
): Promise<boolean> {
  if (total > 0 || search.filters.length === 0) return total > 0;
  const { hits } = await cluster.call<SearchAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    body: {
      query: await search.setOf(query),
      size: 0,
      terminate_after: 1,
      timeout: `${times.query}ms`,
    },
    timeoutMilliseconds: times.query + times.answer,
  });
  return hits.total.value > 0;
}

async function searchOnce(
  { context, search, page, facets, early, counting, meaning }: Run,
  query: WideQuery,
  reading: Reading,
): Promise<SearchResult> {
  const body = {
    query: await search.queryOf(query, early),
    ...counting,
    timeout: `${context.times.query}ms`,
  };
  const wanted = { body, order: search.order, ...page };
  const { answer, hits, ...more } =
    meaning === undefined
      ? await readPage(context, wanted)
      : await readMergedPage(context, {
          ...wanted,
          meaning,
          words: query,
          search,
          isGuess: isGuess(reading),
        });
  return {
    total: answer.hits.total.value,
    ...more,
    hits: hits ?? [],
    facets: readFacets(facets, answer.aggregations),
    partial: answer.timed_out || hits === undefined,
    reading,
  };
}
