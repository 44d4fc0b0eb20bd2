import { GrowingU32 } from '../builtin/segment/growing-array.ts';
import { StringNumbers } from '../builtin/segment/string-numbers.ts';
import { conceptsNamed } from './concept-key.ts';
import { LEARNING } from './learning.ts';
import type { MeaningText } from './meaning-model.ts';
import { putMeaningTerms } from './meaning-terms.ts';

/**
 * Which terms and which concepts stand in which records: numbers in typed arrays, about 4 bytes for each term of a record. Records come in
 * their order and are read once; those without headings and classes teach nothing.
 */
export class Occurrences {
  readonly terms = new StringNumbers();
  readonly concepts = new StringNumbers();
  /** By the number of the concept, as it was first written. */
  readonly labels: string[] = [];
  readonly termLists = new RecordLists();
  readonly conceptLists = new RecordLists();
  /** The last record, counted from 1, that each term was seen in. */
  readonly #seen = new GrowingU32();

  get records(): number {
    return this.conceptLists.records;
  }

  add(text: MeaningText): void {
    const named = conceptsNamed(text);
    if (named.length === 0) return;
    for (const { key, label } of named) {
      const number = this.concepts.number(key);
      if (number === this.labels.length) this.labels.push(label);
      this.conceptLists.push(number);
    }
    this.conceptLists.endRecord();
    this.#addTerms(text.words);
  }

  #addTerms(words: readonly string[]): void {
    const record = this.records;
    let left: number = LEARNING.mostTermsOfRecord;
    const put = (term: string) => {
      if (left === 0 || this.terms.size >= LEARNING.mostTerms) return;
      const number = this.terms.number(term);
      if (number >= this.#seen.length) this.#seen.push(0);
      if (this.#seen.get(number) === record) return;
      this.#seen.set(number, record);
      this.termLists.push(number);
      left--;
    };
    for (const text of words) if (left > 0) putMeaningTerms(text, put);
    this.termLists.endRecord();
  }
}

/** A list of numbers for each record. */
export class RecordLists {
  readonly #ends = new GrowingU32();
  readonly #numbers = new GrowingU32();

  get records(): number {
    return this.#ends.length;
  }

  push(number: number): void {
    this.#numbers.push(number);
  }

  endRecord(): void {
    this.#ends.push(this.#numbers.length);
  }

  /** The numbers of all records end to end, and where those of each record end. */
  view(): { readonly numbers: Uint32Array; readonly ends: Uint32Array } {
    return { numbers: this.#numbers.view(), ends: this.#ends.view() };
  }

  /** Gives the memory back at once. */
  free(): void {
    this.#ends.free();
    this.#numbers.free();
  }

  /** In how many records each number is; a record has a number once. */
  counts(size: number): Uint32Array {
    const counts = new Uint32Array(size);
    for (const number of this.#numbers.view()) counts[number]!++;
    return counts;
  }
}
