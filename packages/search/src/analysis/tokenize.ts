import { type FoldedText, foldWithOffsets } from './fold.ts';
import { type ScanVisitor, scan } from './scan.ts';
import { spelledOutWord } from './spelled-out.ts';
import { type Stems, stemsOf } from './stem/stems.ts';
import type { Atom } from './word-shape.ts';

/** Receives one term. `start` and `end` are UTF-16 offsets in the original text: what to mark where the term was found. */
export type Emit = (term: string, position: number, start: number, end: number) => void;

/**
 * The index terms of one value of a text field. Gives the number of positions used, so that the caller can leave a gap
 * before the next value of the field. Positions never decrease from one call of `emit` to the next.
 *
 * - A word takes one position. Its other spellings (see word-shape.ts) share it. Words linked by a hyphen, stroke,
 *   ampersand or point take one position each; their spelling as one word shares the position of the first.
 * - A run of Han, kana and hangul takes one position for each character. At each stand the character and the pair that
 *   begins with it: 紅樓夢 is 红@0 红楼@0 楼@1 楼梦@1 梦@2. So a run stands together exactly where its pairs stand at
 *   consecutive positions, and a phrase of words and runs where each stands at its own offset.
 * - The pair over a gap of spaces or punctuation between two runs is there too (《紅樓夢》研究 holds 梦研), since readers
 *   leave such signs out. Queries never ask for that pair where they have a gap themselves.
 * - Words of `languages` (ISO 639-2/B) that have a stemmer share their position with their stems (see stem/stems.ts), words
 *   with ä ö ü ø å with their spelling in two letters (ae).
 */
export function tokenize(text: string, emit: Emit, languages?: readonly string[]): number {
  return emitTokens(foldWithOffsets(text), emit, stemsOf(languages));
}

/** `tokenize` for text that is folded already. */
export function emitTokens(folded: FoldedText, emit: Emit, stems?: Stems): number {
  const tokens = new IndexTokens(folded, new StemmedTerms(folded, emit, stems));
  scan(folded.text, tokens);
  return tokens.position;
}

/** Receives the terms of one value as `Emit` does, but with offsets in the folded text and without stems. */
export interface TermSink {
  /** A word as it stands: its stems belong to the same position. */
  putWord(term: string, position: number, start: number, end: number): void;
  /** Any other term: a character, a pair, another spelling of the word before. */
  putTerm(term: string, position: number, start: number, end: number): void;
}

/** Puts the stems of words beside them, and offsets back into the original. */
class StemmedTerms implements TermSink {
  private readonly folded: FoldedText;
  private readonly emit: Emit;
  private readonly stems: Stems | undefined;

  constructor(folded: FoldedText, emit: Emit, stems: Stems | undefined) {
    this.folded = folded;
    this.emit = emit;
    this.stems = stems;
  }

  putWord(term: string, position: number, start: number, end: number): void {
    this.putTerm(term, position, start, end);
    if (this.stems === undefined) return;
    for (const stem of this.stems.ofIndexed(term)) this.putTerm(stem, position, start, end);
  }

  putTerm(term: string, position: number, start: number, end: number): void {
    const { starts, ends } = this.folded;
    if (starts === undefined || ends === undefined) this.emit(term, position, start, end);
    else this.emit(term, position, starts[start] ?? 0, ends[end - 1] ?? 0);
  }
}

/** Makes index terms of the parts that a scan finds (see `tokenize`). */
export class IndexTokens implements ScanVisitor {
  /** Positions used so far. */
  position = 0;
  private readonly folded: FoldedText;
  private readonly sink: TermSink;
  private lastStart = 0;

  constructor(folded: FoldedText, sink: TermSink) {
    this.folded = folded;
    this.sink = sink;
  }

  word(term: string, start: number, end: number): void {
    this.putWord(term, this.position++, start, end);
  }

  chunk(atoms: readonly Atom[], joined: string): void {
    const chunkEnd = atoms.at(-1)?.end ?? 0;
    for (const [index, atom] of atoms.entries()) {
      const position = this.position++;
      this.putWord(atom.main, position, atom.start, atom.end);
      for (const term of atom.also)
        if (term !== atom.main) this.sink.putTerm(term, position, atom.start, atom.end);
      if (index === 0 && joined !== '') this.sink.putTerm(joined, position, atom.start, chunkEnd);
    }
  }

  run(bounds: readonly number[], _letters: boolean, follows: boolean): void {
    const { text } = this.folded;
    const last = bounds.length - 2;
    if (follows) {
      const before = text.slice(this.lastStart, charEnd(text, this.lastStart));
      const first = text.slice(bounds[0], bounds[1]);
      this.sink.putTerm(before + first, this.position - 1, this.lastStart, bounds[1] ?? 0);
    }
    for (let i = 0; i <= last; i++) {
      const start = bounds[i] ?? 0;
      const end = bounds[i + 1] ?? 0;
      const position = this.position++;
      this.sink.putTerm(text.slice(start, end), position, start, end);
      const pairEnd = bounds[i + 2];
      if (pairEnd !== undefined) this.sink.putTerm(text.slice(start, pairEnd), position, start, pairEnd);
    }
    this.lastStart = bounds[last] ?? 0;
  }

  /** A word and its spelling without ä ö ü ø å; a possessive 's after it (Gödel's) does not belong to it. */
  private putWord(term: string, position: number, start: number, end: number): void {
    this.sink.putWord(term, position, start, end);
    if (this.folded.spelledOut === undefined || !this.folded.text.startsWith(term, start)) return;
    const spelledOut = spelledOutWord(this.folded, start, start + term.length);
    if (spelledOut !== undefined) this.sink.putTerm(spelledOut, position, start, end);
  }
}

function charEnd(text: string, start: number): number {
  return start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
}
