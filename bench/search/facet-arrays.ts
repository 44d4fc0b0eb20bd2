import type { FacetField, SearchDocument } from '@lectern/search/search-document';
import type { Question } from './query-classes.ts';

interface Column {
  readonly field: FacetField;
  readonly ordinalOf: Map<string, number>;
  readonly growing: { offsets: number[]; values: number[] };
  offsets: Uint32Array;
  values: Uint32Array;
  counts: Uint32Array;
}

/** Facets for an engine that has none: for every row the ordinals of its values, counted in one pass over the rows found. */
export class FacetArrays {
  size = 0;
  readonly #columns: readonly Column[];

  constructor(fields: readonly FacetField[]) {
    this.#columns = fields.map((field) => ({
      field,
      ordinalOf: new Map(),
      growing: { offsets: [0], values: [] },
      offsets: new Uint32Array(0),
      values: new Uint32Array(0),
      counts: new Uint32Array(0),
    }));
  }

  add({ facets }: SearchDocument): void {
    for (const { field, ordinalOf, growing } of this.#columns) {
      for (const value of facets[field] ?? []) {
        let ordinal = ordinalOf.get(value);
        if (ordinal === undefined) {
          ordinal = ordinalOf.size;
          ordinalOf.set(value, ordinal);
        }
        growing.values.push(ordinal);
      }
      growing.offsets.push(growing.values.length);
    }
    this.size++;
  }

  freeze(): void {
    for (const column of this.#columns) {
      column.offsets = Uint32Array.from(column.growing.offsets);
      column.values = Uint32Array.from(column.growing.values);
      column.counts = new Uint32Array(column.ordinalOf.size);
      column.growing.offsets = [];
      column.growing.values = [];
    }
  }

  /** The ten largest counts of every facet. */
  count(rows: Uint32Array, size: number): number[][] {
    return this.#columns.map(({ offsets, values, counts }) => {
      counts.fill(0);
      for (let at = 0; at < size; at++) {
        const row = rows[at]!;
        for (let value = offsets[row]!; value < offsets[row + 1]!; value++) counts[values[value]!]!++;
      }
      return largest(counts, 10);
    });
  }

  /** The rows that have one of the values of every filter. */
  matching(filters: Question['filters']): Uint32Array {
    const tests = filters.map(({ field, anyOf }) => {
      const column = this.#columns.find((one) => one.field === field)!;
      return { column, allowed: new Set(anyOf.map((value) => column.ordinalOf.get(value))) };
    });
    const rows = new Uint32Array(this.size);
    let kept = 0;
    for (let row = 0; row < this.size; row++) {
      if (tests.every(({ column, allowed }) => hasAny(column, row, allowed))) rows[kept++] = row;
    }
    return rows.subarray(0, kept);
  }
}

function hasAny({ offsets, values }: Column, row: number, allowed: ReadonlySet<number | undefined>): boolean {
  for (let at = offsets[row]!; at < offsets[row + 1]!; at++) if (allowed.has(values[at])) return true;
  return false;
}

function largest(counts: Uint32Array, wanted: number): number[] {
  const top: number[] = [];
  for (let ordinal = 0; ordinal < counts.length; ordinal++) {
    const count = counts[ordinal]!;
    if (count === 0 || (top.length === wanted && count <= counts[top[wanted - 1]!]!)) continue;
    let at = top.length;
    while (at > 0 && counts[top[at - 1]!]! < count) at--;
    top.splice(at, 0, ordinal);
    if (top.length > wanted) top.pop();
  }
  return top;
}
