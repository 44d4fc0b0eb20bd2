import type { FacetField } from '../../../search-document.ts';
import { isCombined } from '../../segment/facet-columns.ts';
import type { FacetColumn } from '../../segment/facet-slots.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../../segment/segment.ts';
import type { Tombstones } from '../../segment/tombstones.ts';
import type { Matches } from '../match/matches.ts';
import { seek } from '../postings/seek.ts';
import type { LiveSegment } from '../snapshot/snapshot.ts';
import type { ColumnFilter, FilterPlan } from './filter-plan.ts';

/** Counts what a facet shows in spite of its own filter. */
export interface CountsDespiteFilters {
  readonly countsCombinations: boolean;
  counts(field: FacetField): boolean;
  /** Documents that pass the filters on separate columns, where there are filters on combined fields: they may fail those. */
  addCombinations(live: LiveSegment, docs: Uint16Array, size: number): void;
  /** Documents that fail the filters on this separate field alone. */
  addNearMisses(live: LiveSegment, field: FacetField, docs: Uint16Array): void;
}

/** For each match: the bits of the fields whose filters it fails. */
const failures = new Uint16Array(SEGMENT_DOCUMENTS + 1);

/** Drops removed documents from the matches. */
export function dropRemoved(matches: Matches, tombstones: Tombstones | undefined): void {
  if (tombstones === undefined) return;
  const { docs, scores, fields, size } = matches;
  let kept = 0;
  for (let at = 0; at < size; at++) {
    const doc = docs[at]!;
    if ((tombstones[doc >>> 5]! & (1 << (doc & 31))) !== 0) continue;
    docs[kept] = doc;
    fields[kept] = fields[at]!;
    scores[kept++] = scores[at]!;
  }
  matches.size = kept;
}

/**
 * Drops from the matches what fails a filter. Before that `counter`, where facets are wanted, counts what a facet shows in spite of its
 * own filter: by combination whatever passes the filters on separate columns (the combination itself tells which of its fields fails),
 * and of each separate field the documents that fail there alone.
 */
export function applyFilters(
  matches: Matches,
  live: LiveSegment,
  plan: FilterPlan,
  counter?: CountsDespiteFilters,
): void {
  for (const beginnings of plan.titles) keepTitles(matches, live.segment, beginnings);
  if (plan.columns.length === 0) return;
  failures.fill(0, 0, matches.size);
  for (const filter of plan.columns) markFailures(matches, live.segment.column(filter.column), filter);
  if (counter !== undefined) countDespiteFilters(matches, live, plan, counter);
  keepPassing(matches);
}

/** Keeps the documents whose title as filed begins so. */
function keepTitles(matches: Matches, { titleKey }: Segment, beginnings: readonly string[]): void {
  const ranges = beginnings.map((key) => titleKey.keys.prefixRange(key));
  const { docs, scores, fields, size } = matches;
  let kept = 0;
  for (let at = 0; at < size; at++) {
    const doc = docs[at]!;
    const rank = titleKey.ranks[doc]!;
    if (!ranges.some(({ from, to }) => rank >= from && rank < to)) continue;
    docs[kept] = doc;
    fields[kept] = fields[at]!;
    scores[kept++] = scores[at]!;
  }
  matches.size = kept;
}

function countDespiteFilters(
  matches: Matches,
  live: LiveSegment,
  { fields, separateBits, combinationFailures }: FilterPlan,
  counter: CountsDespiteFilters,
): void {
  if (combinationFailures !== undefined && counter.countsCombinations) {
    if (separateBits === 0) counter.addCombinations(live, matches.docs, matches.size);
    else {
      const docs = failing(matches, separateBits, 0);
      counter.addCombinations(live, docs, docs.length);
    }
  }
  fields.forEach((field, place) => {
    if (!isCombined(field) && counter.counts(field))
      counter.addNearMisses(live, field, failing(matches, -1, 1 << place));
  });
}

/** The documents that, of the fields of `bits`, fail exactly those of `just`. */
function failing({ docs, size }: Matches, bits: number, just: number): Uint16Array {
  let count = 0;
  for (let at = 0; at < size; at++) if ((failures[at]! & bits) === just) count++;
  const found = new Uint16Array(count);
  for (let at = 0, next = 0; next < count; at++)
    if ((failures[at]! & bits) === just) found[next++] = docs[at]!;
  return found;
}

function keepPassing(matches: Matches): void {
  const { docs, scores, size } = matches;
  let kept = 0;
  for (let at = 0; at < size; at++) {
    if (failures[at] !== 0) continue;
    docs[kept] = docs[at]!;
    scores[kept++] = scores[at]!;
  }
  matches.size = kept;
}

function markFailures(
  matches: Matches,
  column: FacetColumn | undefined,
  { tables, bits }: ColumnFilter,
): void {
  const { docs, size } = matches;
  if (column === undefined) {
    for (let at = 0; at < size; at++) failures[at]! |= bits;
    return;
  }
  const only = column.width === 1 && column.rest.docs.length === 0 ? column.slots : undefined;
  for (const table of tables) {
    if (only !== undefined) for (let at = 0; at < size; at++) failures[at]! |= table[only[docs[at]!]!]!;
    else for (let at = 0; at < size; at++) failures[at]! |= failuresOf(column, table, docs[at]!);
  }
}

/** The bits of the fields for which no value of the document passes. */
function failuresOf({ width, slots, rest }: FacetColumn, table: Uint16Array, doc: number): number {
  let bits = table[0]!;
  for (let slot = doc * width; slot < (doc + 1) * width; slot++) bits &= table[slots[slot]!]!;
  if (bits === 0 || rest.docs.length === 0) return bits;
  const at = seek(rest.docs, 0, rest.docs.length, doc);
  if (rest.docs[at] !== doc) return bits;
  for (let value = rest.offsets[at]!; value < rest.offsets[at + 1]!; value++)
    bits &= table[rest.values[value]!]!;
  return bits;
}
