import { fold } from './fold.ts';
import { scan } from './scan.ts';
import type { Atom } from './word-shape.ts';

/**
 * One value of a field as a whole: two values with the same key are the same words in the same order (`exact` matches,
 * a full title typed as query). Runs without spaces grow together over punctuation, so 《紅樓夢》研究 and 红楼梦研究
 * agree. A value of signs alone ("?") keeps its signs.
 */
export function valueKey(text: string): string {
  return valueKeyOfFolded(fold(text));
}

/** `valueKey` for text that is folded already. */
export function valueKeyOfFolded(folded: string): string {
  const writer = new KeyWriter(folded);
  scan(folded, writer);
  return writer.key === '' ? folded.replaceAll(' ', '') : writer.key;
}

/** A class, not closures: every value of every record passes here. */
class KeyWriter {
  key = '';
  private readonly folded: string;

  constructor(folded: string) {
    this.folded = folded;
  }

  word(term: string): void {
    this.key += this.key === '' ? term : ` ${term}`;
  }

  chunk(atoms: readonly Atom[]): void {
    for (const { main } of atoms) this.word(main);
  }

  run(bounds: readonly number[], _letters: boolean, follows: boolean): void {
    const run = this.folded.slice(bounds[0], bounds.at(-1));
    if (follows) this.key += run;
    else this.word(run);
  }
}
