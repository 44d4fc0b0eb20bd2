import { indexedStem, type StemLanguage, type Stems } from '../../analysis/stem/stems.ts';
import { GrowingU32 } from './growing-array.ts';
import type { StringNumbers } from './string-numbers.ts';

/** The stems of a segment's words, by numbers of terms: a word is stemmed once in each language. */
export class StemNumbers {
  readonly #terms: StringNumbers;
  readonly #tables = new Map<StemLanguage, StemTable>();
  readonly #together = new Map<Stems, readonly StemTable[]>();

  constructor(terms: StringNumbers) {
    this.#terms = terms;
  }

  /** A table for each of the languages. */
  tables(stems: Stems | undefined): readonly StemTable[] {
    if (stems === undefined) return NONE;
    let tables = this.#together.get(stems);
    if (tables === undefined) {
      tables = stems.languages.map((language) => this.#table(language));
      this.#together.set(stems, tables);
    }
    return tables;
  }

  /** Gives the memory back at once. */
  free(): void {
    for (const table of this.#tables.values()) table.free();
  }

  #table(language: StemLanguage): StemTable {
    let table = this.#tables.get(language);
    if (table === undefined) {
      table = new StemTable(language, this.#terms);
      this.#tables.set(language, table);
    }
    return table;
  }
}

const NONE: readonly StemTable[] = [];

/** The stems of one language. */
export class StemTable {
  readonly #language: StemLanguage;
  readonly #terms: StringNumbers;
  /** By word: 0 where not looked up yet, 1 where it has none, else the number of the stem + 2. */
  readonly #stems = new GrowingU32();

  constructor(language: StemLanguage, terms: StringNumbers) {
    this.#language = language;
    this.#terms = terms;
  }

  /** The number of a word's stem, or -1 where it is indexed under none. */
  of(word: number): number {
    if (word >= this.#stems.length) this.#stems.resize(word + 1);
    const known = this.#stems.get(word);
    return known === 0 ? this.#look(word) : known - 2;
  }

  free(): void {
    this.#stems.free();
  }

  #look(word: number): number {
    const stem = indexedStem(this.#language, this.#terms.text(word));
    const number = stem === undefined ? -1 : this.#terms.number(stem);
    this.#stems.set(word, number + 2);
    return number;
  }
}
