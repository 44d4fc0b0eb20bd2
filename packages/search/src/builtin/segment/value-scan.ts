import type { FoldedText } from '../../analysis/fold.ts';
import { type ScanVisitor, scan } from '../../analysis/scan.ts';
import { IndexTokens, type TermSink } from '../../analysis/tokenize.ts';
import { KeyWriter } from '../../analysis/value-key.ts';
import type { Atom } from '../../analysis/word-shape.ts';
import { type WholeValueKey, wholeValueKeyOfUnits } from '../../ranking/whole-value-key.ts';

/** One scan of a value: its terms go to a sink, and the key of the whole is written beside. Serves many values. */
export class ValueScan implements ScanVisitor {
  readonly #key = new KeyWriter();
  #tokens: IndexTokens | undefined;
  /** In folded units. */
  #partEnd = 0;
  /** Units of the key when the part ended, -1 before. */
  #partKey = -1;

  /**
   * Scans a value and gives the positions that it takes. Its beginning, `part` units of the original that end between words, can
   * be given a key of its own.
   */
  read(folded: FoldedText, sink: TermSink, part = 0): number {
    const tokens = new IndexTokens(folded, sink);
    this.#tokens = tokens;
    this.#partEnd = foldedOffset(folded, part);
    this.#partKey = -1;
    this.#key.begin(folded.text);
    scan(folded.text, this);
    this.#key.end();
    return tokens.position;
  }

  /** The key of the value (see `valueKey`); undefined where it holds nothing. */
  key(): WholeValueKey | undefined {
    const { units, length } = this.#key;
    return length === 0 ? undefined : wholeValueKeyOfUnits('', units, length);
  }

  /** The key of the part, behind a text that tells it from others; undefined where no word is in the part or none behind it. */
  keyOfPart(before: string): WholeValueKey | undefined {
    return this.#partKey > 0 ? wholeValueKeyOfUnits(before, this.#key.units, this.#partKey) : undefined;
  }

  word(term: string, start: number, end: number): void {
    this.#reach(start);
    this.#tokens?.word(term, start, end);
    this.#key.word(term);
  }

  chunk(atoms: readonly Atom[], joined: string): void {
    this.#reach(atoms[0]?.start ?? 0);
    this.#tokens?.chunk(atoms, joined);
    this.#key.chunk(atoms);
  }

  run(bounds: readonly number[], letters: boolean, follows: boolean): void {
    this.#reach(bounds[0] ?? 0);
    this.#tokens?.run(bounds, letters, follows);
    this.#key.run(bounds, letters, follows);
  }

  #reach(start: number): void {
    if (this.#partKey < 0 && start >= this.#partEnd) this.#partKey = this.#key.length;
  }
}

/** Where a unit of the original stands in the folded text. */
function foldedOffset({ starts, text }: FoldedText, offset: number): number {
  if (starts === undefined) return offset;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
