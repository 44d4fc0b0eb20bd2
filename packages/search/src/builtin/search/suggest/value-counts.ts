import type { Segment } from '../../segment/segment.ts';
import type { SoundField } from '../../segment/value-tables.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Segments with fewer documents come and go; the counts of the others together are kept while they stay. */
const LARGE_SEGMENT = 4096;

interface LargeCounts {
  readonly segments: readonly Segment[];
  readonly counts: Map<SoundField, Uint32Array>;
}

const large = new WeakMap<Segment, LargeCounts>();
const small = new WeakMap<Segment, Map<SoundField, ReadonlyMap<number, number>>>();

/**
 * How many documents have each value of a field in a whole snapshot, removed ones included: an order for suggestions, not a count to show.
 */
export class ValueCounts {
  readonly #large: Uint32Array | undefined;
  readonly #small: readonly ReadonlyMap<number, number>[];

  constructor({ segments, values }: Snapshot, field: SoundField) {
    const all = segments.map(({ segment }) => segment);
    this.#large = countsOfLarge(
      all.filter(({ documents }) => documents >= LARGE_SEGMENT),
      field,
      values.bound(field),
    );
    this.#small = all
      .filter(({ documents }) => documents < LARGE_SEGMENT)
      .map((segment) => countsOfSmall(segment, field));
  }

  of(ordinal: number): number {
    let count = this.#large?.[ordinal] ?? 0;
    for (const counts of this.#small) count += counts.get(ordinal) ?? 0;
    return count;
  }
}

function countsOfLarge(
  segments: readonly Segment[],
  field: SoundField,
  bound: number,
): Uint32Array | undefined {
  const first = segments[0];
  if (first === undefined) return undefined;
  let kept = large.get(first);
  if (kept === undefined || !sameSegments(kept.segments, segments)) {
    kept = { segments, counts: new Map() };
    large.set(first, kept);
  }
  let counts = kept.counts.get(field);
  if (counts === undefined) {
    counts = new Uint32Array(bound);
    for (const segment of segments) countInto(counts, segment, field);
    kept.counts.set(field, counts);
  }
  return counts;
}

function countInto(counts: Uint32Array, segment: Segment, field: SoundField): void {
  const column = segment.column(field);
  if (column === undefined) return;
  for (const ordinal of column.slots) counts[ordinal]!++;
  for (const ordinal of column.rest.values) counts[ordinal]!++;
}

function countsOfSmall(segment: Segment, field: SoundField): ReadonlyMap<number, number> {
  let fields = small.get(segment);
  if (fields === undefined) {
    fields = new Map();
    small.set(segment, fields);
  }
  let counts = fields.get(field);
  if (counts === undefined) {
    const counted = new Map<number, number>();
    const column = segment.column(field);
    for (const ordinal of column?.slots ?? []) counted.set(ordinal, (counted.get(ordinal) ?? 0) + 1);
    for (const ordinal of column?.rest.values ?? []) counted.set(ordinal, (counted.get(ordinal) ?? 0) + 1);
    fields.set(field, counted);
    counts = counted;
  }
  return counts;
}

function sameSegments(a: readonly Segment[], b: readonly Segment[]): boolean {
  return a.length === b.length && a.every((segment, at) => segment === b[at]);
}
