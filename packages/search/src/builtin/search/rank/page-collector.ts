import type { Order } from '../../../query/order.ts';
import type { Hit, SearchRequest } from '../../../search-engine.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import { type Matches, releaseMatches, takeApart, takeMatches } from '../match/matches.ts';
import { type DocumentFactors, rangeOfFactors } from './document-factors.ts';
import { mergeSorted, type SortedHits } from './merge-sorted.ts';
import { comesBefore, documentOf, orderNumbers, scoreOf } from './order-numbers.ts';

/** Pages that end before this hit are found with a heap for each segment; later ones by sorting. */
const SHALLOW = 2000;

const numbers = new Float64Array(SEGMENT_DOCUMENTS + 1);

export interface PageWanted {
  readonly order: Order;
  readonly documentFactors: DocumentFactors;
  /** No page that will be asked for ends behind so many hits. */
  readonly end: number;
}

/** Which hits a page is of: all, or those that were not set apart. */
export type Among = 'all' | 'others';

/** Gathers the hits of all segments and gives pages of them in order. */
export class PageCollector {
  readonly #order: Order;
  readonly #documentFactors: DocumentFactors;
  readonly #end: number;
  readonly #sorted: SortedHits[] = [];
  readonly #apart: SortedHits[] = [];
  /** The scores of the hits up to the end of the page, of all segments so far; undefined where `wanted` is. */
  readonly #best: BoundedTop | undefined;
  /** What a score of words can be multiplied with at most. */
  readonly #most: number;

  constructor({ order, documentFactors, end }: PageWanted) {
    this.#order = order;
    this.#documentFactors = documentFactors;
    this.#end = end;
    this.#most = rangeOfFactors(documentFactors).most;
    this.#best = this.wanted === undefined ? undefined : new BoundedTop(this.wanted);
  }

  /** How many hits of a segment can be on the page or before it; undefined where all are needed in order. */
  get wanted(): number | undefined {
    return this.#end <= SHALLOW && this.#order.key === 'relevance' && this.#order.descending
      ? this.#end
      : undefined;
  }

  /** A further hit whose words score less cannot be on the page or before it. */
  get floor(): number {
    return (this.#best?.threshold ?? Number.NEGATIVE_INFINITY) / this.#most;
  }

  /** Takes the hits of a segment; those of the documents `apart`, ascending, are set apart and leave the matches. */
  add(segment: Segment, matches: Matches, apart: readonly number[] = []): void {
    if (matches.size === 0 || this.#end === 0) return;
    if (apart.length > 0) this.#addApart(segment, matches, apart);
    const { floor } = this;
    if (floor === Number.NEGATIVE_INFINITY) {
      this.#take(segment, matches);
      return;
    }
    const candidates = atLeast(matches, floor);
    if (candidates.size > 0) this.#take(segment, candidates);
    releaseMatches(candidates);
  }

  #addApart(segment: Segment, matches: Matches, docs: readonly number[]): void {
    const apart = takeApart(matches, docs);
    orderNumbers(segment, apart, this.#order, this.#documentFactors, numbers);
    this.#apart.push({ segment, orderNumbers: numbers.slice(0, apart.size).sort().reverse() });
    releaseMatches(apart);
  }

  #take(segment: Segment, matches: Matches): void {
    orderNumbers(segment, matches, this.#order, this.#documentFactors, numbers);
    const first = this.#first(matches.size);
    this.#sorted.push({ segment, orderNumbers: first });
    if (this.#best === undefined) return;
    for (const number of first) {
      const score = scoreOf(number, this.#order);
      if (score <= this.#best.threshold) break;
      this.#best.offer(score);
    }
  }

  page({ offset, limit }: Pick<SearchRequest, 'offset' | 'limit'>, among: Among = 'all'): Hit[] {
    const page: Hit[] = [];
    if (limit === 0) return page;
    const sources = among === 'all' ? [...this.#sorted, ...this.#apart] : this.#sorted;
    const next = startOfPage(sources, offset, this.#order);
    for (const { source, orderNumber } of mergeSorted(sources, this.#order, next)) {
      const { ids } = sources[source]!.segment;
      page.push({ id: ids.get(documentOf(orderNumber)), score: scoreOf(orderNumber, this.#order) });
      if (page.length === limit) break;
    }
    return page;
  }

  #first(size: number): Float64Array {
    const wanted = this.#end;
    if (wanted > SHALLOW || size <= wanted) return numbers.slice(0, size).sort().reverse();
    const top = new BoundedTop(wanted);
    let threshold = top.threshold;
    for (let at = 0; at < size; at++) {
      if (numbers[at]! <= threshold) continue;
      top.offer(numbers[at]!);
      threshold = top.threshold;
    }
    return top.descending();
  }
}

/** The matches with at least this score. */
function atLeast({ docs, scores, fields, size }: Matches, floor: number): Matches {
  const kept = takeMatches();
  for (let at = 0; at < size; at++) {
    if (scores[at]! < floor) continue;
    kept.docs[kept.size] = docs[at]!;
    kept.fields[kept.size] = fields[at]!;
    kept.scores[kept.size++] = scores[at]!;
  }
  return kept;
}

/**
 * How many hits of each segment come before the page: together `offset`, or all there are. Found by bisection in all segments at
 * once: the middle of the longest undecided stretch is placed in the others, and one side of it is decided.
 */
function startOfPage(sources: readonly SortedHits[], offset: number, order: Order): number[] {
  const low = sources.map(() => 0);
  const high = sources.map(({ orderNumbers: hits }) => hits.length);
  if (offset === 0) return low;
  for (;;) {
    const widest = sources.reduce(
      (best, _, number) => (high[number]! - low[number]! > high[best]! - low[best]! ? number : best),
      0,
    );
    if (sources.length === 0 || high[widest] === low[widest]) return low;
    const middle = (low[widest]! + high[widest]!) >> 1;
    const pivot = hitAt(sources[widest]!, middle);
    const before = sources.map((source, number) =>
      number === widest ? middle : countBefore(source, pivot, low[number]!, high[number]!, order),
    );
    const smaller = before.reduce((sum, count) => sum + count, 0);
    if (smaller < offset) {
      before.forEach((count, number) => {
        low[number] = number === widest ? count + 1 : count;
      });
    } else {
      before.forEach((count, number) => {
        high[number] = count;
      });
    }
  }
}

function countBefore(
  source: SortedHits,
  pivot: ReturnType<typeof hitAt>,
  low: number,
  high: number,
  order: Order,
): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesBefore(hitAt(source, middle), pivot, order)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hitAt(
  { segment, orderNumbers: hits }: SortedHits,
  at: number,
): { segment: Segment; orderNumber: number } {
  return { segment, orderNumber: hits[at]! };
}
