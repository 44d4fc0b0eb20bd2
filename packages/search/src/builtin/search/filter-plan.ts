import type { FacetField, Filter } from '../../search-engine.ts';
import { type ColumnName, columnOf, isCombined } from '../segment/facet-columns.ts';
import type { Snapshot } from './snapshot.ts';

/** All filters on one field, ready for columns: a document passes a table when one of its values is allowed there, a group when it passes all its tables. */
export interface FilterGroup {
  readonly field: FacetField;
  readonly column: ColumnName;
  /** By the ordinal of the column: 1 where allowed. */
  readonly tables: readonly Uint8Array[];
}

/** Filters that choose nothing restrict nothing. */
export function planFilters(filters: readonly Filter[], snapshot: Snapshot): FilterGroup[] {
  const groups = new Map<FacetField, Uint8Array[]>();
  for (const filter of filters) {
    const allowed = allowedValues(filter, snapshot);
    if (allowed === undefined) continue;
    const tables = groups.get(filter.field) ?? [];
    tables.push(overColumn(filter.field, allowed, snapshot));
    groups.set(filter.field, tables);
  }
  return [...groups].map(([field, tables]) => ({ field, column: columnOf(field), tables }));
}

/** By value ordinal; undefined where the filter chooses nothing. */
function allowedValues(filter: Filter, { values }: Snapshot): Uint8Array | undefined {
  const allowed = new Uint8Array(values.bound(filter.field));
  if ('anyOf' in filter) {
    if (filter.anyOf.length === 0) return undefined;
    for (const value of filter.anyOf) allowed[values.find(filter.field, value)] = 1;
    allowed[0] = 0;
    return allowed;
  }
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
  if (filter.from === undefined && filter.to === undefined) return undefined;
  for (let ordinal = 1; ordinal < allowed.length; ordinal++) {
    const year = Number(values.get('year', ordinal));
    if (year >= from && year <= to) allowed[ordinal] = 1;
  }
  return allowed;
}

function overColumn(field: FacetField, allowed: Uint8Array, snapshot: Snapshot): Uint8Array {
  if (!isCombined(field)) return allowed;
  const { offsets, ordinals } = snapshot.combinations.parts(field);
  const over = new Uint8Array(offsets.length - 1);
  for (let combination = 0; combination < over.length; combination++) {
    for (let at = offsets[combination]!; at < offsets[combination + 1]!; at++) {
      if (allowed[ordinals[at]!] === 1) over[combination] = 1;
    }
  }
  return over;
}
