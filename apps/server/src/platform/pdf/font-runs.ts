import type { PaperFont } from './paper-fonts.ts';

/** Stands for a letter that no font has: the geta mark, as Chinese and Japanese print does. */
const GETA = '\u3013';

/** Letters that follow each other and are drawn with the same font. */
export interface FontRun {
  /** Its place in the list of fonts. */
  readonly font: number;
  /** What is drawn. */
  readonly shown: string;
  /** What is copied; absent where it is what is drawn. */
  readonly actual?: string;
}

/** Words of alphabets, and single letters of all other scripts: what is drawn with one font. */
const PIECES = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|./gsu;

/** Divides a text by the first font that has each word or Han. What no font has becomes a geta mark that is copied as the letter. */
export function fontRuns(text: string, fonts: readonly Pick<PaperFont, 'has'>[]): readonly FontRun[] {
  const runs: FontRun[] = [];
  for (const piece of plainSpaces(text).match(PIECES) ?? []) {
    const font = fontOf(piece, fonts);
    if (font >= 0) add(runs, font, piece);
    else for (const letter of piece) add(runs, fontOf(letter, fonts), letter);
  }
  return runs;
}

/** The place of the first font that has all of a text; -1 if there is none. */
function fontOf(text: string, fonts: readonly Pick<PaperFont, 'has'>[]): number {
  return fonts.findIndex((font) => Array.from(text).every((letter) => font.has(letter.codePointAt(0)!)));
}

function add(runs: FontRun[], font: number, piece: string): void {
  const last = runs.at(-1);
  if (font < 0) runs.push({ font: 0, shown: GETA, actual: piece });
  else if (last?.font === font && last.actual === undefined)
    runs[runs.length - 1] = { font, shown: last.shown + piece };
  else runs.push({ font, shown: piece });
}

/** Few fonts have the narrow space that French writes before signs, none has control characters, and joiners are no letters. */
export function plainSpaces(text: string): string {
  return text
    .replace(/\u202f/g, '\u00a0')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '');
}
