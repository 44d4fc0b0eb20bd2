import { TERM_LIMITS } from './term-limits.ts';

/** A stretch of letters and digits between two apostrophes. */
export interface WordPart {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A word as the index and queries know it. */
export interface Atom {
  /** The term that stands for the word. */
  readonly main: string;
  /** Further terms of the index for it, at the same position. */
  readonly also: readonly string[];
  /** Other spellings that a query for it accepts; the terms of one spelling must be adjacent. */
  readonly instead: readonly (readonly string[])[];
  /** Words that a query accepts wherever they stand: the two of Beijing(China). */
  readonly apart?: readonly string[];
  readonly start: number;
  readonly end: number;
}

/**
 * Articles and particles that French, Italian and Catalan join to the next word by an apostrophe
 * (Grevisse, "élision"; "apostrofo" in Serianni's grammar): what is looked for is the word behind them.
 */
const ELIDED = new Set(
  `l d j m n s t c qu jusqu lorsqu puisqu quoiqu quelqu presqu un gl dell all nell sull dall coll quell bell sant
   nessun ciascun alcun buon dov cos com`.split(/\s+/),
);

/**
 * - C++, C#, F♯: the letter with its signs is the word, and C alone is another.
 * - reader's: reader; "readers" finds it too.
 * - l'homme, d'histoire: homme, histoire; "lhomme" finds it too.
 * - O'Brien, Xi'an, Türkiye'de: obrien, xian; each part alone finds it too.
 */
export function atomOf(parts: readonly WordPart[], signs: string, start: number, end: number): Atom {
  const first = parts[0]?.term ?? '';
  if (signs !== '') return { main: first + signs, also: [], instead: [], start, end: end + signs.length };
  if (parts.length === 1) return { main: first, also: [], instead: [], start, end };
  const terms = parts.map((part) => part.term);
  const joined = shorten(terms.join(''));
  const rest = terms.slice(1);
  if (parts.length === 2 && rest[0] === 's') return { main: first, also: [joined], instead: [], start, end };
  if (ELIDED.has(first)) {
    const main = shorten(rest.join(''));
    const also = [joined, ...(rest.length > 1 ? rest : [])];
    return { main, also, instead: [[joined]], start, end };
  }
  return { main: joined, also: terms, instead: [terms], start, end };
}

/** Shorter parts are endings and beginnings (serie[s], (re)construction), longer ones words of their own. */
const SHORTEST_WORD = 3;

/** A word with brackets inside is the word without them: serie[s], (re)construction. Each part alone finds it too. */
export function bracketedAtom(atoms: readonly Atom[]): Atom {
  const terms = atoms.map(({ main }) => main);
  const apart = terms.every(({ length }) => length >= SHORTEST_WORD) ? { apart: terms } : {};
  const { start = 0 } = atoms[0] ?? {};
  return {
    main: shorten(terms.join('')),
    also: [...new Set(atoms.flatMap(({ main, also }) => [main, ...also]))],
    instead: [],
    ...apart,
    start,
    end: atoms.at(-1)?.end ?? start,
  };
}

/** ".NET" is a name of its own; "net" finds it too. */
export const NET = { main: '.net', also: ['net'], instead: [] } as const;

/** Whether ".net" stands at `i` as a whole word. */
export function isNetName(text: string, i: number): boolean {
  return text.startsWith('.net', i) && !/[\p{L}\p{N}\p{M}]/u.test(text.charAt(i + 4));
}

const MAX_JOINED_ATOMS = 8;

/**
 * Linked words written as one ("ebook" for e-book, "att" for AT&T, "usa" for U.S.A.); '' where nobody writes them so: two numbers
 * (1990-1995), words around a point or stroke that are no initials, long chains.
 */
export function joinAtoms(atoms: readonly Atom[], links: string): string {
  if (atoms.length > MAX_JOINED_ATOMS) return '';
  let joined = '';
  let before = '';
  for (const [index, atom] of atoms.entries()) {
    const link = index === 0 ? '' : (links[index - 1] ?? links.at(-1) ?? '');
    if (link !== '' && link !== ',' && isNumber(before) && isNumber(atom.main)) return '';
    if ((link === '.' || link === '/') && before.length + atom.main.length > SHORT_NAME) return '';
    joined += atom.main;
    before = atom.main;
  }
  return joined.length <= TERM_LIMITS.termLength / 2 ? joined : '';
}

/** Letters of two words that a point or stroke links into one name: AC/DC, asp.net, node.js. */
const SHORT_NAME = 8;

function isNumber(term: string): boolean {
  return /^\d+$/.test(term);
}

function shorten(term: string): string {
  return term.slice(0, TERM_LIMITS.termLength);
}
