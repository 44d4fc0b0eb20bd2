import type { ColumnName } from '../../segment/facet-columns.ts';
import type { FacetColumn } from '../../segment/facet-slots.ts';
import type { Segment } from '../../segment/segment.ts';
import type { Tombstones } from '../../segment/tombstones.ts';
import type { Matches } from '../match/matches.ts';
import type { Plan } from '../plan/plan.ts';
import type { LiveSegment } from '../snapshot/snapshot.ts';
import { releaseTally, takeTally } from './tally.ts';

/** Counts of one column over the documents of a segment that have some frequent term: the ordinals that occur, and how often. */
export interface SparseCounts {
  readonly ordinals: Uint32Array;
  readonly counts: Uint16Array;
}

type TermCounts = Map<ColumnName, SparseCounts>;

interface SegmentMemory {
  readonly tombstones: Tombstones | undefined;
  /** Terms by last use, the longest unused first. Empty counts: searched once, not counted apart yet. */
  readonly terms: Map<string, TermCounts>;
  bytes: number;
}

/** Fewer hits in a segment are counted faster than looked up and added. */
const FREQUENT_HITS = 2000;
/** Memory for these counts by document of a segment. */
const BYTES_PER_DOCUMENT = 64;
const BYTES_PER_COUNT = 6;

/** Goes with its segment; a change of the segment's tombstones starts it afresh. */
const memories = new WeakMap<Segment, SegmentMemory>();

/**
 * The key under which the counts of a plan may be kept: only a single term and everything have one. Counts under filters are never kept.
 */
export function countsKeyOf(plan: Plan): string | undefined {
  switch (plan.kind) {
    case 'everything':
      return 'everything';
    case 'term':
      return `${plan.mask} ${plan.term}`;
    case 'best': {
      const names = plan.of.map(countsKeyOf);
      return names.includes(undefined) ? undefined : names.join('\n');
    }
    case 'and':
      return plan.of.length === 1 ? countsKeyOf(plan.of[0]!) : undefined;
    default:
      return undefined;
  }
}

/** The counts of a column; undefined the first time that a frequent term is searched, counted and kept the second time. */
export function frequentCounts(
  { segment, tombstones }: LiveSegment,
  name: string,
  column: ColumnName,
  matches: Matches,
  bound: number,
): SparseCounts | undefined {
  const facet = segment.column(column);
  if (matches.size < FREQUENT_HITS || facet === undefined) return undefined;
  const memory = memoryOf(segment, tombstones);
  const known = memory.terms.get(name);
  if (known === undefined) {
    memory.terms.set(name, new Map());
    return undefined;
  }
  memory.terms.delete(name);
  memory.terms.set(name, known);
  let counts = known.get(column);
  if (counts === undefined) {
    counts = countApart(facet, matches, bound);
    known.set(column, counts);
    memory.bytes += counts.ordinals.length * BYTES_PER_COUNT;
    forgetOldest(memory, name, segment.documents * BYTES_PER_DOCUMENT);
  }
  return counts;
}

/** The counts of a column where they are kept already. */
export function keptCounts(
  { segment, tombstones }: LiveSegment,
  name: string,
  column: ColumnName,
): SparseCounts | undefined {
  const { terms } = memoryOf(segment, tombstones);
  const known = terms.get(name);
  if (known === undefined) return undefined;
  terms.delete(name);
  terms.set(name, known);
  return known.get(column);
}

function memoryOf(segment: Segment, tombstones: Tombstones | undefined): SegmentMemory {
  const before = memories.get(segment);
  if (before !== undefined && before.tombstones === tombstones) return before;
  const memory = { tombstones, terms: new Map(), bytes: 0 };
  memories.set(segment, memory);
  return memory;
}

function countApart(facet: FacetColumn, { docs, size }: Matches, bound: number): SparseCounts {
  const tally = takeTally(bound);
  const ordinals: number[] = [];
  const counts: number[] = [];
  tally.addColumn(facet, docs, size);
  tally.forEach(1, (ordinal, count) => {
    ordinals.push(ordinal);
    counts.push(count);
  });
  releaseTally(tally);
  return { ordinals: Uint32Array.from(ordinals), counts: Uint16Array.from(counts) };
}

function forgetOldest(memory: SegmentMemory, kept: string, most: number): void {
  for (const [name, columns] of memory.terms) {
    if (memory.bytes <= most) return;
    if (name === kept) continue;
    for (const { ordinals } of columns.values()) memory.bytes -= ordinals.length * BYTES_PER_COUNT;
    memory.terms.delete(name);
  }
}
