import type { Order } from '../../../query/order.ts';
import type { Segment } from '../../segment/segment.ts';
import { comesBefore } from './order-numbers.ts';

/** The hits of one segment, first first. */
export interface SortedHits {
  readonly segment: Segment;
  readonly orderNumbers: Float64Array;
}

export interface MergedHit {
  /** Which of the sources the hit is from. */
  readonly source: number;
  readonly orderNumber: number;
}

/** All hits of all segments in order: a heap of the sources, the one whose next hit comes first on top. */
export function* mergeSorted(
  sources: readonly SortedHits[],
  order: Order,
  starts: readonly number[] = sources.map(() => 0),
): Generator<MergedHit> {
  const next = [...starts];
  const heap = sources.flatMap(({ orderNumbers }, source) =>
    next[source]! < orderNumbers.length ? [source] : [],
  );
  const hitOf = (source: number) => ({
    segment: sources[source]!.segment,
    orderNumber: sources[source]!.orderNumbers[next[source]!]!,
  });
  const before = (a: number, b: number) => comesBefore(hitOf(a), hitOf(b), order);
  for (let at = heap.length >> 1; at >= 0; at--) sink(heap, at, before);
  while (heap.length > 0) {
    const source = heap[0]!;
    const { orderNumbers } = sources[source]!;
    yield { source, orderNumber: orderNumbers[next[source]!]! };
    next[source]!++;
    if (next[source] === orderNumbers.length) {
      const last = heap.pop()!;
      if (heap.length === 0) return;
      heap[0] = last;
    }
    sink(heap, 0, before);
  }
}

function sink(heap: number[], from: number, before: (a: number, b: number) => boolean): void {
  const moving = heap[from];
  if (moving === undefined) return;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child++;
    if (!before(heap[child]!, moving)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = moving;
}
