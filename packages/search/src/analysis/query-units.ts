import { fold } from './fold.ts';
import { scan } from './scan.ts';
import type { Atom } from './word-shape.ts';

/** One way in which a unit can be written. */
export interface UnitForm {
  /** Terms of the index, all of which must occur. */
  readonly terms: readonly string[];
  /** Whether they must stand at consecutive positions, in order; else anywhere in the record. */
  readonly adjacent: boolean;
}

/**
 * What must be found together: a word, linked words (3-D), or a run of a script without spaces. A record has the unit
 * when it has its own terms or one of the `alternatives` (other spellings; later stems, synonyms, corrections).
 */
export interface QueryUnit extends UnitForm {
  readonly alternatives: readonly UnitForm[];
}

/** A term of a phrase and its distance in positions from the first. */
export interface PhraseTerm {
  readonly term: string;
  readonly offset: number;
}

/** Characters of a run up to which its pairs must be adjacent; of longer runs every pair must occur. */
const ADJACENT_RUN = 3;

/**
 * The units of what was typed, by the tokenizer that made the index. Empty where the text holds no word at all.
 * - a word: its term
 * - linked words: their terms, adjacent; or the spelling as one word
 * - a run of Han, kana or hangul: the character, or its overlapping pairs, adjacent up to three characters
 * - a run of Thai, Lao, Khmer, Burmese or Tibetan: its pairs, adjacent, however long
 */
export function queryUnits(text: string): QueryUnit[] {
  const folded = fold(text);
  const units: QueryUnit[] = [];
  scan(folded, {
    word: (term) => units.push({ terms: [term], adjacent: true, alternatives: [] }),
    chunk: (atoms, joined, linked) => {
      if (linked) units.push(chunkUnit(atoms, joined));
      else for (const { main } of atoms) units.push({ terms: [main], adjacent: true, alternatives: [] });
    },
    run: (bounds, letters) => {
      const length = bounds.length - 1;
      const terms = length === 1 ? [folded.slice(bounds[0], bounds[1])] : pairs(folded, bounds);
      units.push({ terms, adjacent: letters || length <= ADJACENT_RUN, alternatives: [] });
    },
  });
  return units;
}

/**
 * The text as one phrase: terms and where each stands, by the position scheme of `tokenize`. A value holds the phrase
 * where every term stands at one common base plus its offset. `positions` is the length of the whole phrase.
 */
export function phraseTerms(text: string): { terms: PhraseTerm[]; positions: number } {
  const folded = fold(text);
  const terms: PhraseTerm[] = [];
  let position = 0;
  scan(folded, {
    word: (term) => terms.push({ term, offset: position++ }),
    chunk: (atoms) => {
      for (const { main } of atoms) terms.push({ term: main, offset: position++ });
    },
    run: (bounds) => {
      const length = bounds.length - 1;
      if (length === 1) terms.push({ term: folded.slice(bounds[0], bounds[1]), offset: position });
      else
        for (const [i, term] of pairs(folded, bounds).entries()) terms.push({ term, offset: position + i });
      position += length;
    },
  });
  return { terms, positions: position };
}

function chunkUnit(atoms: readonly Atom[], joined: string): QueryUnit {
  const alternatives: UnitForm[] = [];
  if (joined !== '') alternatives.push({ terms: [joined], adjacent: true });
  const only = atoms.length === 1 ? atoms[0] : undefined;
  for (const terms of only?.instead ?? []) alternatives.push({ terms, adjacent: true });
  return { terms: atoms.map(({ main }) => main), adjacent: true, alternatives };
}

function pairs(text: string, bounds: readonly number[]): string[] {
  const terms: string[] = [];
  for (let i = 0; i + 2 < bounds.length; i++) terms.push(text.slice(bounds[i], bounds[i + 2]));
  return terms;
}
