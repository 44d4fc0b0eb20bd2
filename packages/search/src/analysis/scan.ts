import { classOf, classOfAstral, HIGH_SURROGATE, RUN, RUN_OF_LETTERS, WORD } from './char-class.ts';
import { spacedNote, withNoteNames } from './note-names.ts';
import { TERM_LIMITS } from './term-limits.ts';
import { unitAt } from './unit-at.ts';
import { type Atom, atomOf, bracketedAtom, isNetName, joinAtoms, NET, type WordPart } from './word-shape.ts';

/** Gets the parts of a text in reading order. Offsets are those of the folded text. */
export interface ScanVisitor {
  /** A plain word. */
  word(term: string, start: number, end: number): void;
  /**
   * A word with apostrophes or signs, or several words linked by hyphen, stroke, ampersand or point.
   * `joined` is the spelling as one word ('' where nobody writes it so). Initials with spaces between them ("J. R. R.")
   * come as a chunk that is not `linked`: single words in a query, and in the index also one word.
   */
  chunk(atoms: readonly Atom[], joined: string, linked: boolean): void;
  /**
   * A run of a script without spaces; `bounds` holds the start of each of its characters and the end of the last.
   * `follows`: only separators stand between this run and the run before.
   */
  run(bounds: readonly number[], letters: boolean, follows: boolean): void;
}

/** Reads folded text (see fold.ts) and calls the visitor for each word, chunk and run. */
export function scan(text: string, visitor: ScanVisitor): void {
  const { length } = text;
  let i = 0;
  let afterRun = false;
  while (i < length) {
    const kind = classAt(text, i);
    if (kind === WORD) {
      i = scanChunk(text, i, visitor);
      afterRun = false;
    } else if (kind === RUN || kind === RUN_OF_LETTERS) {
      i = scanRun(text, i, kind, afterRun, visitor);
      afterRun = kind === RUN;
    } else if (isNetName(text, i) && !isWordAt(text, i - 1)) {
      visitor.chunk([{ ...NET, start: i, end: i + 4 }], '', true);
      i += 4;
      afterRun = false;
    } else {
      i++;
    }
  }
}

function classAt(text: string, i: number): number {
  const unit = unitAt(text, i);
  const kind = classOf(unit);
  return kind === HIGH_SURROGATE ? classOfAstral(text.codePointAt(i) ?? unit) : kind;
}

function isWordAt(text: string, i: number): boolean {
  return i >= 0 && i < text.length && classAt(text, i) === WORD;
}

function widthAt(text: string, i: number): number {
  return classOf(unitAt(text, i)) === HIGH_SURROGATE ? 2 : 1;
}

function wordEnd(text: string, i: number): number {
  const { length } = text;
  while (i < length && classAt(text, i) === WORD) i += widthAt(text, i);
  return i;
}

function scanRun(text: string, i: number, kind: number, follows: boolean, visitor: ScanVisitor): number {
  const bounds: number[] = [];
  while (i < text.length && classAt(text, i) === kind) {
    bounds.push(i);
    i += widthAt(text, i);
  }
  bounds.push(i);
  visitor.run(bounds, kind === RUN_OF_LETTERS, follows && kind === RUN);
  return i;
}

const APOSTROPHE = 0x27;

/** Reads a word and all that is linked to it, calls the visitor, and gives the index after it. */
function scanChunk(text: string, start: number, visitor: ScanVisitor): number {
  const end = wordEnd(text, start);
  const next = end < text.length ? unitAt(text, end) : 0;
  // Most signs end a sentence or a part of one: after more than one letter they link only to a word that follows without a space.
  const isLinked = next !== 0 && LINKS.has(next) && (end - start === 1 || isWordAt(text, end + 1));
  if (!isLinked) {
    const note = end - start === 1 ? spacedNote(text, start, end) : undefined;
    if (note !== undefined) {
      visitor.chunk([note], '', true);
      return note.end;
    }
    visitor.word(cut(text, start, end), start, end);
    return end;
  }
  const atoms: Atom[] = [];
  let i = start;
  let links = '';
  for (;;) {
    const atom = scanAtom(text, i);
    atoms.push(atom);
    i = atom.end;
    if (!isLink(text, i) || atoms.length >= MAX_ATOMS) break;
    links += text[i];
    i++;
  }
  const only = atoms[0];
  if (atoms.length > 1) visitor.chunk(withNoteNames(atoms), joinAtoms(atoms, links), true);
  else if (only !== undefined) {
    const initials = spacedInitials(text, only);
    if (initials !== undefined) {
      visitor.chunk(initials, joinAtoms(initials, '.'), false);
      return initials.at(-1)?.end ?? i;
    }
    if (only.also.length === 0) visitor.word(only.main, only.start, only.end);
    else visitor.chunk(atoms, '', true);
  }
  return i;
}

const MAX_ATOMS = 16;
/**
 * Signs that may link a word to what follows: apostrophe, gershayim, hyphen, ampersand, stroke, point, comma, plus, sharp, middle dot,
 * brackets.
 */
const LINKS = new Set(Array.from(`'"-&/.,+#\u00b7[](){}`, (sign) => sign.charCodeAt(0)));
const INFIX = new Set(Array.from('-&/.\u00b7', (sign) => sign.charCodeAt(0)));

function isLink(text: string, i: number): boolean {
  const unit = unitAt(text, i);
  if (INFIX.has(unit)) return isWordAt(text, i + 1);
  if (unit === GERSHAYIM) return isHebrewAt(text, i - 1) && isHebrewAt(text, i + 1);
  return unit === 0x2c && /^\d,\d{3}(?!\d)/.test(text.slice(i - 1, i + 5));
}

/** Stands before the last letter of Hebrew abbreviations (תנ״ך); folded to the quotation mark, which is usually typed for it. */
const GERSHAYIM = 0x22;

function isHebrewAt(text: string, i: number): boolean {
  const unit = i < text.length ? unitAt(text, i) : 0;
  return unit >= 0x5d0 && unit <= 0x5ea;
}

const LETTER = /[\p{L}\p{M}]/u;
const BRACKETS = new Set(Array.from('[](){}', (sign) => sign.charCodeAt(0)));

/** Whether a bracket stands at `i` between two letters of one word. */
function isInnerBracket(text: string, i: number): boolean {
  return (
    i + 1 < text.length &&
    BRACKETS.has(unitAt(text, i)) &&
    isWordAt(text, i + 1) &&
    LETTER.test(text.charAt(i - 1)) &&
    LETTER.test(text.charAt(i + 1))
  );
}

/** A word with the brackets inside it. */
function scanAtom(text: string, start: number): Atom {
  const first = scanPart(text, start);
  if (!isInnerBracket(text, first.end)) return first;
  const parts = [first];
  for (let { end } = first; isInnerBracket(text, end) && parts.length < MAX_ATOMS; ) {
    const part = scanPart(text, end + 1);
    parts.push(part);
    end = part.end;
  }
  return bracketedAtom(parts);
}

/** One word with its apostrophes, or a letter with the signs that make it a name (C++, C#). */
function scanPart(text: string, start: number): Atom {
  const parts: WordPart[] = [];
  let i = start;
  for (;;) {
    const end = wordEnd(text, i);
    parts.push({ term: cut(text, i, end), start: i, end });
    i = end;
    if (text.charCodeAt(i) !== APOSTROPHE || !isWordAt(text, i + 1) || parts.length >= MAX_ATOMS) break;
    i++;
  }
  return atomOf(parts, signsAt(text, start, i), start, i);
}

function signsAt(text: string, start: number, end: number): string {
  if (end - start !== 1) return '';
  if (text.startsWith('++', end)) return '++';
  const sign = text[end];
  return (sign === '+' || sign === '#') && !isWordAt(text, end + 1) ? sign : '';
}

function spacedInitials(text: string, first: Atom): Atom[] | undefined {
  if (first.end - first.start !== 1 || first.also.length > 0) return undefined;
  const initials = [first];
  let i = first.end;
  while (text.startsWith('. ', i) && isWordAt(text, i + 2) && initials.length < MAX_ATOMS) {
    const end = wordEnd(text, i + 2);
    if (end - (i + 2) !== 1 || text[end] !== '.' || isWordAt(text, end + 1)) break;
    initials.push({ main: text.slice(i + 2, end), also: [], instead: [], start: i + 2, end });
    i = end;
  }
  return initials.length > 1 ? initials : undefined;
}

function cut(text: string, start: number, end: number): string {
  return end - start <= TERM_LIMITS.termLength ? text.slice(start, end) : cutLong(text, start);
}

function cutLong(text: string, start: number): string {
  const last = text.charCodeAt(start + TERM_LIMITS.termLength - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(start, start + TERM_LIMITS.termLength - (splits ? 1 : 0));
}
