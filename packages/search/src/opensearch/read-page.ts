import type { Order } from '../query/order.ts';
import type { SearchResult } from '../search-engine.ts';
import type { Dsl } from './dsl.ts';
import { PointInTime } from './point-in-time.ts';
import type { Hit, SearchAnswer } from './search-answer.ts';
import type { SearchContext } from './search-context.ts';
import { sortClauses } from './sort-order.ts';
import { TimeLeft } from './time-left.ts';

/** Hits that the cluster can reach by offset (`index.max_result_window`); later ones need a cursor. */
const WINDOW = 10_000;
/** A far page may take so many times the time of a query: it is reached by many queries, one after the other. */
const WALK = 5;

export interface PageRequest {
  /** Query, late filter and counts. */
  readonly body: Dsl;
  readonly order: Order;
  readonly offset: number;
  readonly limit: number;
  /** The query of the list that this one goes on: both are read from the same copy. */
  readonly sameCopyAs?: unknown;
}

/**
 * The answer to a search and the hits of its page, wherever in the list it lies; these are undefined where it could not be reached in time.
 */
export async function readPage(
  context: SearchContext,
  request: PageRequest,
): Promise<{ readonly answer: SearchAnswer; readonly hits: SearchResult['hits'] | undefined }> {
  const { cluster, alias, times } = context;
  const { body, order, offset, limit, sameCopyAs = body.query } = request;
  const near = offset + limit <= WINDOW;
  const page = { from: near ? offset : 0, size: near ? limit : 0, sort: sortClauses(order) };
  const answer = await cluster.call<SearchAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    query: { preference: preferenceOf(sameCopyAs), allow_partial_search_results: false },
    body: { ...body, ...page, _source: false, track_total_hits: true },
    timeoutMilliseconds: times.query + times.answer,
  });
  const hits = near ? answer.hits.hits : await farPage(context, request, answer.hits.total.value);
  return { answer, hits: hits?.map(({ _id, _score }) => ({ id: _id, score: _score ?? 0 })) };
}

/** A page after the window, reached with a cursor from the nearer end of the list. */
async function farPage(
  { cluster, alias, times }: SearchContext,
  { body, order, offset, limit }: PageRequest,
  total: number,
): Promise<readonly Hit[] | undefined> {
  const size = Math.min(limit, total - offset);
  if (size <= 0) return [];
  const behind = total - offset - size;
  const backwards = behind < offset;
  const { aggs: _, ...query } = body;
  const point = await PointInTime.open(cluster, alias);
  try {
    const hits = await point.hitsAt(
      { ...query, sort: sortClauses(order, backwards) },
      backwards ? behind : offset,
      size,
      new TimeLeft(times.query * WALK),
    );
    return backwards ? hits?.toReversed() : hits;
  } finally {
    await point.close();
  }
}

/** The same copy of the index for all pages of a list: scores of two copies can differ in the last digit. */
function preferenceOf(query: unknown): string {
  let hash = 0;
  for (const char of JSON.stringify(query)) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return `list${hash >>> 0}`;
}
