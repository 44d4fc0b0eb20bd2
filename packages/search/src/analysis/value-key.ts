import { fold } from './fold.ts';
import { type ScanVisitor, scan } from './scan.ts';
import { unitAt } from './unit-at.ts';
import type { Atom } from './word-shape.ts';

/**
 * One value of a field as a whole: two values with the same key are the same words in the same order (`exact` matches,
 * a full title typed as query). Runs without spaces are joined over punctuation, so 《紅樓夢》研究 and 红楼梦研究
 * have the same key. A value of signs alone ("?") keeps its signs.
 */
export function valueKey(text: string): string {
  return valueKeyOfFolded(fold(text));
}

/** `valueKey` for text that is folded already. */
export function valueKeyOfFolded(folded: string): string {
  shared.begin(folded);
  scan(folded, shared);
  shared.end();
  return shared.text();
}

/**
 * Writes the key of a value while its folded text is scanned. One writer serves many values, since every value of every record needs a key.
 */
export class KeyWriter implements ScanVisitor {
  /** The units of the key, `length` of them. */
  units = new Uint16Array(256);
  length = 0;
  private folded = '';

  begin(folded: string): void {
    this.folded = folded;
    this.length = 0;
  }

  word(term: string): void {
    if (this.length > 0) this.push(SPACE);
    for (let at = 0; at < term.length; at++) this.push(unitAt(term, at));
  }

  chunk(atoms: readonly Atom[]): void {
    for (const { main } of atoms) this.word(main);
  }

  run(bounds: readonly number[], _letters: boolean, follows: boolean): void {
    if (this.length > 0 && !follows) this.push(SPACE);
    const end = bounds.at(-1) ?? 0;
    for (let at = bounds[0] ?? 0; at < end; at++) this.push(unitAt(this.folded, at));
  }

  end(): void {
    if (this.length === 0) this.word(this.folded.replaceAll(' ', ''));
  }

  text(): string {
    let text = '';
    for (let at = 0; at < this.length; at += CHUNK) {
      const part = this.units.subarray(at, Math.min(at + CHUNK, this.length));
      text += String.fromCharCode.apply(null, part as unknown as number[]);
    }
    return text;
  }

  private push(unit: number): void {
    if (this.length === this.units.length) {
      const units = new Uint16Array(this.length * 2);
      units.set(this.units);
      this.units = units;
    }
    this.units[this.length++] = unit;
  }
}

const SPACE = 0x20;
const CHUNK = 8192;
const shared = new KeyWriter();
