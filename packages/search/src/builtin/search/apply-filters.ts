import type { FacetField } from '../../search-engine.ts';
import { type FacetColumn, SEGMENT_DOCUMENTS, type Segment } from '../segment/segment.ts';
import type { Tombstones } from '../segment/tombstones.ts';
import type { FilterGroup } from './filter-plan.ts';
import type { Matches } from './matches.ts';

/** Documents that fail the filters on one field alone: that field's facet counts them too. */
export type NearMisses = ReadonlyMap<FacetField, Uint16Array>;

const failures = new Uint8Array(SEGMENT_DOCUMENTS + 1);
const lastFailed = new Uint8Array(SEGMENT_DOCUMENTS + 1);

/** Drops removed documents from the matches. */
export function dropDead(matches: Matches, tombstones: Tombstones | undefined): void {
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

/** Drops from the matches what fails a filter; gives the near misses of the fields whose facets are asked for. */
export function applyFilters(
  matches: Matches,
  segment: Segment,
  groups: readonly FilterGroup[],
  counted: ReadonlySet<FacetField>,
): NearMisses {
  const selecting = groups.filter(({ field }) => counted.has(field));
  for (const group of groups) if (!counted.has(group.field)) keep(matches, segment, [group]);
  if (selecting.length === 0) return new Map();
  return keep(matches, segment, selecting);
}

function keep(matches: Matches, segment: Segment, groups: readonly FilterGroup[]): NearMisses {
  const { docs, scores, size } = matches;
  failures.fill(0, 0, size);
  groups.forEach((group, number) => {
    for (const table of group.tables) markFailures(matches, segment.column(group.column), table, number);
  });
  const missed = groups.map(() => new Uint16Array(size));
  const missedSizes = groups.map(() => 0);
  let kept = 0;
  for (let at = 0; at < size; at++) {
    if (failures[at] === 0) {
      docs[kept] = docs[at]!;
      scores[kept++] = scores[at]!;
    } else if (failures[at] === 1) {
      const group = lastFailed[at]!;
      missed[group]![missedSizes[group]!++] = docs[at]!;
    }
  }
  matches.size = kept;
  return new Map(
    groups.map(({ field }, number) => [field, missed[number]!.subarray(0, missedSizes[number])]),
  );
}

/** Counts one failure for each group that a document fails, however many of its tables. */
function markFailures(
  matches: Matches,
  column: FacetColumn | undefined,
  table: Uint8Array,
  group: number,
): void {
  const { docs, size } = matches;
  for (let at = 0; at < size; at++) {
    if (column !== undefined && allows(column, table, docs[at]!)) continue;
    if (failures[at] !== 0 && lastFailed[at] === group) continue;
    failures[at]!++;
    lastFailed[at] = group;
  }
}

function allows({ offsets, values }: FacetColumn, table: Uint8Array, doc: number): boolean {
  if (offsets === undefined) return table[values[doc]!] === 1;
  for (let at = offsets[doc]!; at < offsets[doc + 1]!; at++) if (table[values[at]!] === 1) return true;
  return false;
}
