import { belongsToLetterBefore, foldCharacter, foldLetter } from './fold-character.ts';
import { type SpelledOut, twoLetters } from './spelled-out.ts';
import { unitAt } from './unit-at.ts';

/** Folded text with the way back to the original. */
export interface FoldedText {
  readonly text: string;
  /** Start in the original of each folded unit, and one past the end; undefined where both have the same units. */
  readonly starts: Uint32Array | undefined;
  /** End in the original of the character that each folded unit comes from. */
  readonly ends: Uint32Array | undefined;
  /** Folded units whose letter is also written as two, in order; undefined where there are none. */
  readonly spelledOut: readonly SpelledOut[] | undefined;
}

/**
 * The complete folding as text: NFKC, lower case, diacritics, apostrophes and hyphens to one form, Han to one form,
 * katakana to hiragana, digits to 0-9. Idempotent. Punctuation stays, for the tokenizer.
 */
export function fold(text: string): string {
  return foldWithOffsets(text).text;
}

/** `fold`, with the offsets that highlighting needs. */
export function foldWithOffsets(text: string): FoldedText {
  if (isAscii(text))
    return { text: foldAscii(text), starts: undefined, ends: undefined, spelledOut: undefined };
  return foldAny(text);
}

const BEYOND_ASCII = /[^\p{ASCII}]/u;
const BACKTICK = /`/g;

function isAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text);
}

function foldAscii(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes('`') ? lower.replace(BACKTICK, "'") : lower;
}

let units = new Uint16Array(1024);
let from = new Uint32Array(1024);
let to = new Uint32Array(1024);

function grow(): void {
  const size = units.length * 2;
  const copy = <T extends Uint16Array | Uint32Array>(old: T, bigger: T): T => {
    bigger.set(old);
    return bigger;
  };
  units = copy(units, new Uint16Array(size));
  from = copy(from, new Uint32Array(size));
  to = copy(to, new Uint32Array(size));
}

function foldAny(text: string): FoldedText {
  let length = 0;
  let moved = false;
  let spelledOut: SpelledOut[] | undefined;
  let i = 0;
  while (i < text.length) {
    const start = i;
    const unit = unitAt(text, i);
    if (unit < ASCII_UNITS && standsAlone(text, i)) {
      if (length === units.length) grow();
      units[length] = ASCII_FOLDED[unit]!;
      from[length] = i++;
      to[length++] = i;
      continue;
    }
    i = clusterEnd(text, i);
    const piece = foldCluster(text, start, i, length);
    const asTwo = twoLetters(text, start, i);
    if (asTwo !== undefined) {
      spelledOut ??= [];
      spelledOut.push({ at: length, asTwo });
    }
    for (let k = 0; k < piece.length; k++) {
      if (length === units.length) grow();
      units[length] = piece.charCodeAt(k);
      from[length] = start;
      to[length] = i;
      length++;
    }
    if (piece.length !== 1 || i - start !== 1) moved = true;
  }
  const folded = textOf(length);
  if (!moved) return { text: folded, starts: undefined, ends: undefined, spelledOut };
  const starts = from.slice(0, length + 1);
  starts[length] = text.length;
  return { text: folded, starts, ends: to.slice(0, length), spelledOut };
}

const ASCII_UNITS = 0x80;
/** What each ASCII character folds to: always one unit. Most text in another script or with marks holds many of them. */
const ASCII_FOLDED = Uint16Array.from({ length: ASCII_UNITS }, (_, unit) =>
  foldCharacter(unit).charCodeAt(0),
);

/** Whether the next character is ASCII, or there is none: then no mark belongs to this character. */
function standsAlone(text: string, at: number): boolean {
  return at + 1 >= text.length || unitAt(text, at + 1) < ASCII_UNITS;
}

/** The end of the letter that begins at `i`. */
function clusterEnd(text: string, i: number): number {
  i += widthOf(text.codePointAt(i) ?? 0);
  while (i < text.length) {
    const code = text.codePointAt(i) ?? 0;
    if (!belongsToLetterBefore(code)) break;
    i += widthOf(code);
  }
  return i;
}

function widthOf(code: number): number {
  return code > 0xffff ? 2 : 1;
}

function foldCluster(text: string, start: number, end: number, length: number): string {
  const code = text.codePointAt(start) ?? 0;
  if (code === ITERATION_MARK) {
    return hanBefore(length) + foldLetter(text.slice(start + 1, end));
  }
  if (KANA_MARKS.has(code) && length > 0)
    return repeatedKana(units[length - 1] ?? 0, text.slice(start, end).normalize('NFKC'));
  return end - start === widthOf(code) ? foldCharacter(code) : foldLetter(text.slice(start, end));
}

/** The Han character with which the first `length` folded units end; 々 where they end with another sign. */
function hanBefore(length: number): string {
  const tail = String.fromCharCode(...units.subarray(Math.max(0, length - 2), length));
  const [char = '々'] = /[\u3400-\u9fff\u{20000}-\u{3ffff}]$/u.exec(tail) ?? [];
  return char;
}

/** ゝ and ヽ stand for the kana before them without its sound mark, ゞ and ヾ for it with one: こゝろ, いすゞ. */
function repeatedKana(before: number, cluster: string): string {
  const [kana = ''] = String.fromCharCode(before).normalize('NFD');
  const repeated = /^[ゞヾ]/.test(cluster) ? `${kana}\u3099`.normalize('NFC') : kana;
  const isKana = before >= 0x3041 && before <= 0x3096 && repeated.length === 1;
  return isKana ? repeated + foldLetter(cluster.slice(1)) : foldLetter(cluster);
}

const KANA_MARKS: ReadonlySet<number> = new Set([0x309d, 0x309e, 0x30fd, 0x30fe]);

/** 々 stands for the character before it: 佐々木 is 佐佐木. */
const ITERATION_MARK = 0x3005;
const CHUNK = 8192;

function textOf(length: number): string {
  if (length <= CHUNK)
    return String.fromCharCode.apply(null, units.subarray(0, length) as unknown as number[]);
  let text = '';
  for (let at = 0; at < length; at += CHUNK) {
    text += String.fromCharCode.apply(
      null,
      units.subarray(at, Math.min(at + CHUNK, length)) as unknown as number[],
    );
  }
  return text;
}
