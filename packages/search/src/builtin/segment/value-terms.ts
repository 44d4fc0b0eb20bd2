import { type FoldedText, foldWithOffsets } from '../../analysis/fold.ts';
import type { TermSink } from '../../analysis/tokenize.ts';
import type { WholeValueKey } from '../../ranking/whole-value-key.ts';
import { GrowingU32 } from './growing-array.ts';
import type { StemTable } from './stem-numbers.ts';
import { StringNumbers } from './string-numbers.ts';
import type { TokenLog } from './token-log.ts';
import { ValueScan } from './value-scan.ts';

/** A value of a text field, analysed. */
export interface ReadValue {
  /** Its terms, as a stretch of entries. */
  readonly from: number;
  readonly to: number;
  /** Positions that it takes. */
  readonly positions: number;
  /** The term of the value as a whole; undefined where it holds nothing. */
  readonly key: WholeValueKey | undefined;
}

/** Gets each term of a value except stems; `start` is the offset in the original text. */
export interface TermWatcher {
  see(term: string, position: number, start: number): void;
}

/** An entry is the number of a term, whether it takes the next position and whether it is a word, which may have stems. */
const STEP = 0x8000_0000;
const WORD = 0x4000_0000;
const NUMBER = 0x3fff_ffff;

/** Values of more units are not remembered. */
const LONGEST_REPEATED = 80;

/**
 * Reads values of text fields, each in one scan: its terms as numbers, without stems, since those depend on the languages of the
 * record, and the key of the whole. Subjects, publishers and places come again and again: they are read once in a segment.
 */
export class ValueTerms {
  readonly #entries = new GrowingU32();
  readonly #sink: EntrySink;
  readonly #scan = new ValueScan();
  readonly #repeated = new StringNumbers();
  /** By the number of a repeated value. */
  readonly #known: ReadValue[] = [];

  constructor(terms: StringNumbers) {
    this.#sink = new EntrySink(terms, this.#entries);
  }

  /** Reads a value of a field whose values repeat. */
  readRepeated(value: string): ReadValue {
    if (value.length > LONGEST_REPEATED) return this.read(value);
    const number = this.#repeated.number(value);
    const known = this.#known[number];
    if (known !== undefined) return known;
    const read = this.#read(value);
    this.#known.push(read);
    return read;
  }

  /** Reads a value; what it gives is good until the next is read. `part`: see `keyOfPart`. */
  read(value: string, watcher?: TermWatcher, part?: number): ReadValue {
    const read = this.#read(value, watcher, part);
    this.#entries.length = read.from;
    return read;
  }

  /** The key of the part of the value read last; undefined where it is not the key of a beginning of it. */
  keyOfPart(before: string): WholeValueKey | undefined {
    return this.#scan.keyOfPart(before);
  }

  /** Writes the terms of a value, and their stems, into the log: from a position of a field of the document that is being added. */
  write(
    { from, to }: ReadValue,
    log: TokenLog,
    field: number,
    base: number,
    stems: readonly StemTable[],
  ): void {
    let position = base - 1;
    for (let at = from; at < to; at++) {
      const entry = this.#entries.get(at);
      const term = entry & NUMBER;
      if (entry >= STEP) position++;
      log.add(term, field, position);
      if ((entry & WORD) === 0) continue;
      for (let language = 0; language < stems.length; language++) {
        const stem = stems[language]!.of(term);
        if (stem >= 0) log.add(stem, field, position);
      }
    }
  }

  /** Gives the memory back at once. */
  free(): void {
    this.#entries.free();
    this.#repeated.free();
    this.#known.length = 0;
  }

  #read(value: string, watcher?: TermWatcher, part?: number): ReadValue {
    const folded = foldWithOffsets(value);
    const from = this.#entries.length;
    this.#sink.begin(folded, watcher);
    const positions = this.#scan.read(folded, this.#sink, part);
    return { from, to: this.#entries.length, positions, key: this.#scan.key() };
  }
}

/** Notes terms as entries. */
class EntrySink implements TermSink {
  readonly #terms: StringNumbers;
  readonly #entries: GrowingU32;
  #starts: FoldedText['starts'];
  #watcher: TermWatcher | undefined;
  #position = -1;

  constructor(terms: StringNumbers, entries: GrowingU32) {
    this.#terms = terms;
    this.#entries = entries;
  }

  begin({ starts }: FoldedText, watcher: TermWatcher | undefined): void {
    this.#starts = starts;
    this.#watcher = watcher;
    this.#position = -1;
  }

  putWord(term: string, position: number, start: number): void {
    this.#put(WORD, term, position, start);
  }

  putTerm(term: string, position: number, start: number): void {
    this.#put(0, term, position, start);
  }

  #put(kind: number, term: string, position: number, start: number): void {
    const step = position === this.#position ? 0 : STEP;
    this.#position = position;
    this.#entries.push((this.#terms.number(term) | kind | step) >>> 0);
    this.#watcher?.see(term, position, this.#starts?.[start] ?? start);
  }
}
