import type { FacetField } from '../../search-engine.ts';
import type { FacetColumn } from '../segment/facet-planes.ts';
import { SEGMENT_DOCUMENTS, type Segment } from '../segment/segment.ts';
import type { Tombstones } from '../segment/tombstones.ts';
import type { ColumnFilter, FilterPlan } from './filter-plan.ts';
import { type Matches, seek } from './matches.ts';

/** Documents that fail the filters on one field alone: that field's facet counts them too. */
export type NearMisses = ReadonlyMap<FacetField, Uint16Array>;

/** By match: the bits of the fields whose filters it fails. */
const failures = new Uint16Array(SEGMENT_DOCUMENTS + 1);

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
  plan: FilterPlan,
  counted: ReadonlySet<FacetField>,
): NearMisses {
  if (plan.columns.length === 0) return NO_MISSES;
  failures.fill(0, 0, matches.size);
  for (const filter of plan.columns) markFailures(matches, segment.column(filter.column), filter);
  const missed = new Map<number, Uint16Array>();
  plan.fields.forEach((field, place) => {
    if (counted.has(field)) missed.set(1 << place, nearMisses(matches, 1 << place));
  });
  keepPassing(matches);
  return new Map([...missed].map(([bit, docs]) => [plan.fields[31 - Math.clz32(bit)]!, docs]));
}

const NO_MISSES: NearMisses = new Map();

function nearMisses({ docs, size }: Matches, bit: number): Uint16Array {
  let count = 0;
  for (let at = 0; at < size; at++) if (failures[at] === bit) count++;
  const missed = new Uint16Array(count);
  for (let at = 0, next = 0; next < count; at++) if (failures[at] === bit) missed[next++] = docs[at]!;
  return missed;
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
  const only = column.planes.length === 1 && column.rest.docs.length === 0 ? column.planes[0]! : undefined;
  for (const table of tables) {
    if (only !== undefined) for (let at = 0; at < size; at++) failures[at]! |= table[only[docs[at]!]!]!;
    else for (let at = 0; at < size; at++) failures[at]! |= failuresOf(column, table, docs[at]!);
  }
}

/** The bits that no value of the document clears. */
function failuresOf({ planes, rest }: FacetColumn, table: Uint16Array, doc: number): number {
  let bits = table[0]!;
  for (const plane of planes) bits &= table[plane[doc]!]!;
  if (bits === 0 || rest.docs.length === 0) return bits;
  const at = seek(rest.docs, 0, rest.docs.length, doc);
  if (rest.docs[at] !== doc) return bits;
  for (let value = rest.offsets[at]!; value < rest.offsets[at + 1]!; value++)
    bits &= table[rest.values[value]!]!;
  return bits;
}
