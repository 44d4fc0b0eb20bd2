import type { ValueField } from '../../segment/facet-columns.ts';
import type { ValueTables } from '../../segment/value-tables.ts';

/**
 * The first few of many values in the order of their text. Most values are ruled out by their first UTF-16 unit alone, without a string
 * being made: thousands of values may have one record each, and ten of them are listed.
 */
export class FirstValues {
  readonly #tables: ValueTables;
  readonly #field: ValueField;
  readonly #wanted: number;
  readonly #first: string[] = [];
  /** First unit of the last value kept, once there are enough. */
  #lastUnit = Number.POSITIVE_INFINITY;

  constructor(tables: ValueTables, field: ValueField, wanted: number) {
    this.#tables = tables;
    this.#field = field;
    this.#wanted = wanted;
  }

  offer(ordinal: number): void {
    if (this.#tables.firstUnit(this.#field, ordinal) > this.#lastUnit) return;
    const value = this.#tables.get(this.#field, ordinal);
    const first = this.#first;
    let at = first.length;
    while (at > 0 && value < first[at - 1]!) at--;
    if (at === this.#wanted) return;
    first.splice(at, 0, value);
    if (first.length > this.#wanted) first.pop();
    const last = first[this.#wanted - 1];
    if (last !== undefined) this.#lastUnit = last === '' ? -1 : last.charCodeAt(0);
  }

  /** In their order. */
  get values(): readonly string[] {
    return this.#first;
  }
}
