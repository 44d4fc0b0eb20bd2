import { headingBeginnings } from '../../../analysis/heading-key.ts';
import { checkFilterLimits } from '../../../query/query-limits.ts';
import type { FacetField } from '../../../search-document.ts';
import type { Filter, HeadingFilter } from '../../../search-engine.ts';
import { type ColumnName, type CombinedField, columnOf, isCombined } from '../../segment/facet-columns.ts';
import type { ValueTables } from '../../segment/value-tables.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/**
 * The filters of a query on one column. Each filtered field has a bit. A table has for each value ordinal the bits of the fields whose
 * filters this value fails. A document passes a field when one of its values passes.
 */
export interface ColumnFilter {
  readonly column: ColumnName;
  readonly tables: readonly Uint16Array[];
  /** The bits of the fields that this filter is about. */
  readonly bits: number;
}

export interface FilterPlan {
  /** The filtered fields; a field's place is its bit. */
  readonly fields: readonly FacetField[];
  readonly columns: readonly ColumnFilter[];
  /** The bits of the filtered fields that have a column of their own. */
  readonly separateBits: number;
  /** What the filing keys of titles begin with, for each filter on titles; one of its beginnings must hold. */
  readonly titles: readonly (readonly string[])[];
  /** By combination: the bits of the combined fields whose filters it fails; undefined where none is filtered. */
  readonly combinationFailures: Uint16Array | undefined;
}

/** Filters that choose nothing restrict nothing. */
export function planFilters(filters: readonly Filter[], snapshot: Snapshot): FilterPlan {
  const titles = filters.flatMap((filter) =>
    filter.field === 'title' ? [filter.begins.flatMap((text) => headingBeginnings('title', text))] : [],
  );
  const choosing = filters.flatMap((filter) => {
    if (filter.field === 'title') return [];
    const allowed = allowedValues(filter, snapshot);
    return allowed === undefined ? [] : [{ field: filter.field, allowed }];
  });
  const chosen = new Set(choosing.map(({ field }) => field));
  checkFilterLimits(chosen);
  const fields = [...chosen];
  const columns = new Map<ColumnName, Uint16Array[]>();
  for (const { field, allowed } of choosing) {
    const column = columnOf(field);
    const bit = 1 << fields.indexOf(field);
    const tables = columns.get(column) ?? [];
    columns.set(column, tables);
    // A document has one combination only, so one table holds all filters on combined fields.
    if (isCombined(field)) tables[0] = failuresOfCombinations(field, allowed, bit, snapshot, tables[0]);
    else tables.push(Uint16Array.from(allowed, (one) => (one === 1 ? 0 : bit)));
  }
  return {
    fields,
    titles,
    columns: [...columns].map(([column, tables]) => ({ column, tables, bits: bitsOf(fields, column) })),
    separateBits: fields.reduce((bits, field, place) => (isCombined(field) ? bits : bits | (1 << place)), 0),
    combinationFailures: columns.get('combination')?.[0],
  };
}

function bitsOf(fields: readonly FacetField[], column: ColumnName): number {
  return fields.reduce((bits, field, place) => (columnOf(field) === column ? bits | (1 << place) : bits), 0);
}

/** By value ordinal; undefined where the filter chooses nothing. */
function allowedValues(
  filter: Exclude<Filter, { field: 'title' }>,
  { values }: Snapshot,
): Uint8Array | undefined {
  if ('begins' in filter) return valuesThatBegin(filter, values);
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

function valuesThatBegin({ field, begins }: HeadingFilter, values: ValueTables): Uint8Array {
  const allowed = new Uint8Array(values.bound(field));
  for (const filed of values.filed(field)) {
    for (const key of begins.flatMap((text) => headingBeginnings(field, text))) {
      const end = filed.countUpTo(key);
      for (let at = filed.countBefore({ key, value: '' }); at < end; at++) allowed[filed.ordinal(at)] = 1;
    }
  }
  return allowed;
}

function failuresOfCombinations(
  field: CombinedField,
  allowed: Uint8Array,
  bit: number,
  { combinations }: Snapshot,
  before: Uint16Array | undefined,
): Uint16Array {
  const { offsets, ordinals } = combinations.parts(field);
  const failures = before ?? new Uint16Array(offsets.length - 1);
  for (let combination = 0; combination < failures.length; combination++) {
    let passes = false;
    for (let at = offsets[combination]!; at < offsets[combination + 1]!; at++)
      passes ||= allowed[ordinals[at]!] === 1;
    if (!passes) failures[combination]! |= bit;
  }
  return failures;
}
