import { type HeadingField, headingKey } from '../../analysis/heading-key.ts';
import type { SectionArray } from './section-file.ts';
import type { StringTable } from './string-table.ts';

/** A place in filing order: the filing key of a heading, then its text. */
export interface FilingPlace {
  readonly key: string;
  readonly value: string;
}

/** Negative where `a` files before `b`, 0 where both are the same heading. */
export function compareFiling(a: FilingPlace, b: FilingPlace): number {
  return compareText(a.key, b.key) || compareText(a.value, b.value);
}

/** The values of one chunk in filing order. Keys are made of the values where they are compared: a page needs few of them. */
export class FiledValues {
  readonly #field: HeadingField;
  readonly #values: StringTable;
  readonly #filed: Uint32Array;
  readonly #begin: number;

  /** `filed` has the places of the values in the table by filing order; `begin` is the ordinal of the table's first value. */
  constructor(field: HeadingField, values: StringTable, filed: Uint32Array, begin: number) {
    this.#field = field;
    this.#values = values;
    this.#filed = filed;
    this.#begin = begin;
  }

  get size(): number {
    return this.#filed.length;
  }

  /** The ordinal of the value at a place in filing order. */
  ordinal(at: number): number {
    return this.#filed[at]! + this.#begin;
  }

  at(at: number): FilingPlace {
    const value = this.#values.get(this.#filed[at]!);
    return { key: headingKey(this.#field, value), value };
  }

  /** How many values file before a place. */
  countBefore(place: FilingPlace): number {
    return this.#bisect((one) => compareFiling(one, place) < 0);
  }

  /** How many values file before all headings behind those that begin with a key. */
  countUpTo(beginning: string): number {
    return this.#bisect(({ key }) => key < beginning || key.startsWith(beginning));
  }

  /** How many values come first for which the condition holds; it holds for none behind one for which it does not. */
  #bisect(holds: (place: FilingPlace) => boolean): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.at(middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The filing order of a chunk's values. */
export function filingSections(field: HeadingField, values: readonly string[]): Record<string, SectionArray> {
  const places = values.map((value) => ({ key: headingKey(field, value), value }));
  const order = Uint32Array.from(values, (_, place) => place);
  order.sort((a, b) => compareFiling(places[a]!, places[b]!));
  return { [`${field}.filed`]: order };
}

/** By UTF-16 units, as `<` compares. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
