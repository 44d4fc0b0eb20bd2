import { COMBINED_FIELDS, type CombinedField, combinationPart } from '../../segment/facet-columns.ts';
import type { ValueTables } from '../../segment/value-tables.ts';

/** The value ordinals of one combined field in every combination: those of combination `c` from `offsets[c]` to `offsets[c + 1]`. */
export interface CombinationParts {
  readonly offsets: Uint32Array;
  readonly ordinals: Uint32Array;
}

/** The combinations of an index taken apart, field by field, on first use. */
export class Combinations {
  readonly #values: ValueTables;
  #keys: string[] | undefined;
  readonly #parts = new Map<CombinedField, CombinationParts>();

  constructor(values: ValueTables) {
    this.#values = values;
  }

  parts(field: CombinedField): CombinationParts {
    let parts = this.#parts.get(field);
    if (parts === undefined) {
      parts = this.#takeApart(field);
      this.#parts.set(field, parts);
    }
    return parts;
  }

  #takeApart(field: CombinedField): CombinationParts {
    this.#keys ??= this.#readKeys();
    const offsets = new Uint32Array(this.#keys.length + 1);
    const ordinals: number[] = [];
    const part = COMBINED_FIELDS.indexOf(field);
    this.#keys.forEach((key, combination) => {
      if (key !== '') ordinals.push(...combinationPart(key, part));
      offsets[combination + 1] = ordinals.length;
    });
    return { offsets, ordinals: Uint32Array.from(ordinals) };
  }

  /** By ordinal; ordinal 0 is no combination. */
  #readKeys(): string[] {
    const keys = [''];
    for (let ordinal = 1; ordinal < this.#values.bound('combination'); ordinal++) {
      keys.push(this.#values.get('combination', ordinal));
    }
    return keys;
  }
}
