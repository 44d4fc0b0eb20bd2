import { headingKey } from '../../../analysis/heading-key.ts';
import type { Headings, HeadingsRequest } from '../../../search-engine.ts';
import { compareFiling, type FiledValues, type FilingPlace } from '../../segment/filed-values.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { countHeadings } from './count-headings.ts';

/** Headings of one answer at most. */
const MOST_HEADINGS = 1000;

/** One page of the headings of a field, from one state of an index. */
export function executeHeadings(snapshot: Snapshot, request: HeadingsRequest): Headings {
  const { field, from, direction, within = '' } = request;
  const limit = Math.min(MOST_HEADINGS, Math.max(0, Math.floor(request.limit) || 0));
  const counts = countHeadings(snapshot, request);
  const start =
    'key' in from
      ? { key: from.key, value: '' }
      : { key: headingKey(field, from.heading), value: from.heading };
  const cursors = snapshot.values
    .filed(field)
    .map((values) => new Cursor(values, counts, direction, start, 'heading' in from));
  const headings: { value: string; count: number }[] = [];
  for (const { place, count } of merged(cursors, direction)) {
    if (!place.key.startsWith(within)) break;
    if (headings.length === limit) return { headings: inOrder(headings, direction), more: true };
    headings.push({ value: place.value, count });
  }
  return { headings: inOrder(headings, direction), more: false };
}

function inOrder<Heading>(headings: Heading[], direction: HeadingsRequest['direction']): Heading[] {
  return direction === 'forward' ? headings : headings.toReversed();
}

/** The headings of one chunk from a place on, without those that no document has. */
class Cursor {
  place: FilingPlace | undefined;
  count = 0;
  readonly #values: FiledValues;
  readonly #counts: Uint32Array;
  readonly #step: 1 | -1;
  #at: number;

  /** `behind`: the heading at the place is not listed itself. */
  constructor(
    values: FiledValues,
    counts: Uint32Array,
    direction: HeadingsRequest['direction'],
    start: FilingPlace,
    behind: boolean,
  ) {
    this.#values = values;
    this.#counts = counts;
    const before = values.countBefore(start);
    if (direction === 'backward') {
      this.#step = -1;
      this.#at = before - 1;
    } else {
      this.#step = 1;
      const isStart = before < values.size && compareFiling(values.at(before), start) === 0;
      this.#at = behind && isStart ? before + 1 : before;
    }
    this.#seek();
  }

  next(): void {
    this.#at += this.#step;
    this.#seek();
  }

  #seek(): void {
    const { size } = this.#values;
    for (; this.#at >= 0 && this.#at < size; this.#at += this.#step) {
      this.count = this.#counts[this.#values.ordinal(this.#at)]!;
      if (this.count === 0) continue;
      this.place = this.#values.at(this.#at);
      return;
    }
    this.place = undefined;
  }
}

/** The headings of all chunks in the order of the direction. A heading is in one chunk only. */
function* merged(
  cursors: readonly Cursor[],
  direction: HeadingsRequest['direction'],
): Generator<{ readonly place: FilingPlace; readonly count: number }> {
  const sign = direction === 'forward' ? 1 : -1;
  for (;;) {
    let next: Cursor | undefined;
    for (const cursor of cursors) {
      if (cursor.place === undefined) continue;
      if (next?.place === undefined || sign * compareFiling(cursor.place, next.place) < 0) next = cursor;
    }
    if (next?.place === undefined) return;
    yield { place: next.place, count: next.count };
    next.next();
  }
}
