import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScanRequest } from '../../search-engine.ts';
import { Segment } from '../segment/segment.ts';
import { Budget } from './bounds/budget.ts';
import { applyFilters, dropRemoved } from './filter/apply-filters.ts';
import { evaluate } from './match/evaluate.ts';
import { releaseMatches } from './match/matches.ts';
import { planSearch } from './plan-search.ts';
import { mergeSorted, type SortedHits } from './rank/merge-sorted.ts';
import { documentOf, orderNumbers } from './rank/order-numbers.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** All hits in order: for each the number of its segment and of its document there, the segment in the higher 16 bits. */
export interface OrderedHits {
  /** Shared memory, so that the ids can be read where they are wanted, long after the index has moved on. */
  readonly segments: readonly SharedArrayBuffer[];
  readonly hits: Uint32Array;
}

/** A scan may take its time: searches run between its steps. */
const SCAN_MILLISECONDS = 60_000;
const HITS_BETWEEN_TURNS = 20_000;
const PAGE = 1000;

/** All hits of a request. Raises SearchLimitError as a search does. Works in steps, between which other calls are answered. */
export async function executeScan(snapshot: Snapshot, request: ScanRequest): Promise<OrderedHits> {
  const { filters, documentFactors, order, planOf } = planSearch(snapshot, request);
  const plan = planOf(request.query);
  const budget = new Budget(SCAN_MILLISECONDS);
  const sorted: SortedHits[] = [];
  for (const live of snapshot.segments) {
    const matches = evaluate(plan, live.segment, budget);
    dropRemoved(matches, live.tombstones);
    applyFilters(matches, live, filters);
    const numbers = new Float64Array(matches.size);
    orderNumbers(live.segment, matches, order, documentFactors, numbers);
    releaseMatches(matches);
    sorted.push({ segment: live.segment, orderNumbers: numbers.sort().reverse() });
    await nextTurn();
  }
  const hits = new Uint32Array(sorted.reduce((sum, { orderNumbers: { length } }) => sum + length, 0));
  let at = 0;
  for (const { source, orderNumber } of mergeSorted(sorted, order)) {
    hits[at++] = source * 0x10000 + documentOf(orderNumber);
    if (at % HITS_BETWEEN_TURNS === 0) await nextTurn();
  }
  return { segments: snapshot.segments.map(({ segment }) => segment.buffer), hits };
}

/** The ids of the hits, a thousand at a time. */
export function* pagesOfIds({ segments, hits }: OrderedHits): Generator<readonly string[]> {
  const ids = segments.map((buffer) => new Segment(buffer).ids);
  for (let from = 0; from < hits.length; from += PAGE) {
    yield Array.from(hits.subarray(from, from + PAGE), (hit) => ids[hit >>> 16]!.get(hit & 0xffff));
  }
}
