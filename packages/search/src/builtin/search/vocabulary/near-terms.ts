import type { StringTable } from '../../segment/string-table.ts';

/** Words are looked for among terms of alphabets: from the space up to the scripts that are indexed by pairs of characters. */
const FIRST_WORD = ' ';
const BEHIND_WORDS = '\u2e80';

/**
 * Calls back for every term of a sorted dictionary that is at most `most` slips from a word: insertions, deletions, substitutions,
 * swaps of neighbours (optimal string alignment). Walks the dictionary as if it were a tree: one row of the distance matrix for each
 * letter, kept for all terms that share the letters before, and leaves out the terms behind a beginning that is too far already.
 */
export function nearTerms(
  terms: StringTable,
  word: string,
  most: number,
  found: (ordinal: number, slips: number) => void,
): void {
  const rows = new DistanceRows(word, most);
  const end = terms.lowerBound(BEHIND_WORDS);
  for (let ordinal = terms.lowerBound(FIRST_WORD); ordinal < end; ) {
    const length = terms.lengthOf(ordinal);
    let depth = 0;
    while (depth < rows.depth && depth < length && rows.unitAt(depth) === terms.unitOf(ordinal, depth))
      depth++;
    rows.depth = depth;
    let far = false;
    while (!far && depth < length && depth < rows.deepest) {
      far = !rows.push(terms.unitOf(ordinal, depth));
      depth++;
    }
    if (far || depth < length) {
      ordinal = terms.behindShared(ordinal, depth);
      continue;
    }
    if (rows.distance <= most) found(ordinal, rows.distance);
    ordinal++;
  }
}

/** The rows of the distance matrix between a word and the beginning of a term. */
class DistanceRows {
  /** Letters of the beginning. */
  depth = 0;
  /** A term with more letters than these is too far. */
  readonly deepest: number;
  readonly #word: Uint16Array;
  readonly #most: number;
  readonly #units: Uint16Array;
  readonly #rows: readonly Uint8Array[];

  constructor(word: string, most: number) {
    this.#word = Uint16Array.from(word, (unit) => unit.charCodeAt(0));
    this.#most = most;
    this.deepest = this.#word.length + most;
    this.#units = new Uint16Array(this.deepest);
    this.#rows = Array.from({ length: this.deepest + 1 }, () => new Uint8Array(this.#word.length + 1));
    this.#rows[0]!.forEach((_, place, row) => {
      row[place] = place;
    });
  }

  get distance(): number {
    return this.#rows[this.depth]![this.#word.length]!;
  }

  unitAt(depth: number): number {
    return this.#units[depth]!;
  }

  /** Adds a letter; false where no term that goes on from here can be near. */
  push(unit: number): boolean {
    const word = this.#word;
    const before = this.#rows[this.depth]!;
    const swapped = this.depth > 0 ? this.#rows[this.depth - 1]! : before;
    const last = this.depth > 0 ? this.#units[this.depth - 1]! : -1;
    this.#units[this.depth++] = unit;
    const row = this.#rows[this.depth]!;
    row[0] = this.depth;
    let least = this.depth;
    for (let place = 1; place <= word.length; place++) {
      const same = word[place - 1] === unit;
      let cost = before[place - 1]! + (same ? 0 : 1);
      cost = Math.min(cost, before[place]! + 1, row[place - 1]! + 1);
      if (!same && place > 1 && word[place - 2] === unit && word[place - 1] === last)
        cost = Math.min(cost, swapped[place - 2]! + 1);
      row[place] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, but the row between is then no farther than this one.
    return least <= this.#most;
  }
}
