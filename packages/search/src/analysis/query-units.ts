import { isCommonWord, isOptionalWord } from './common-words.ts';
import { type FoldedText, foldWithOffsets } from './fold.ts';
import { type PlacedUnit, withNumerals } from './han-numerals.ts';
import { otherLongEnds } from './long-vowels.ts';
import { numbersIn } from './number-forms.ts';
import { scan } from './scan.ts';
import { withSpacedIsbns } from './spaced-isbn.ts';
import { respellings, SPELLING_OUT, spelledOutWord } from './spelled-out.ts';
import { withSynonyms } from './synonyms.ts';
import { oneTerm, type QueryUnit, stemForms, type UnitForm, type UnitOptions } from './unit-forms.ts';
import type { Atom } from './word-shape.ts';

/** A term of a phrase and its distance in positions from the first. */
export interface PhraseTerm {
  readonly term: string;
  readonly offset: number;
}

/** Characters of a run up to which its pairs must be adjacent; of longer runs every pair must occur. */
const ADJACENT_RUN = 3;

/** Where a text has so many words that are not common ones, its common words are optional. */
const ENOUGH_CONTENT = 2;

/** The shares that other forms score of what the typed word scores. */
const SPELLED_OUT = 0.9;
const RESPELT = 0.5;
const OTHER_END = 0.9;

/**
 * The units of a typed text, by the tokenizer that made the index. Empty where the text holds no word.
 * - a word: its term; or its spelling with ae for ä, its stems, its synonyms
 * - linked words: their terms, adjacent; or the spelling as one word
 * - a run of Han, kana or hangul: the character, or its overlapping pairs, adjacent up to three characters
 * - a run of Thai, Lao, Khmer, Burmese or Tibetan: its pairs, adjacent, however long
 */
export function queryUnits(text: string, options: UnitOptions = {}): QueryUnit[] {
  const folded = foldWithOffsets(text);
  const placed: PlacedUnit[] = [];
  const place = (unit: QueryUnit, start: number, end: number) => placed.push({ unit, start, end });
  scan(folded.text, {
    word: (term, start, end) => place(wordUnit(term, folded, start, end, options), start, end),
    chunk: (atoms, joined, linked) => {
      const start = atoms[0]?.start ?? 0;
      const end = atoms.at(-1)?.end ?? 0;
      if (linked)
        place(withNumbers(chunkUnit(atoms, joined, options), folded, start, end, options), start, end);
      else
        for (const { main, start, end } of atoms)
          place({ terms: [main], adjacent: true, alternatives: [] }, start, end);
    },
    run: (bounds, letters) => {
      const length = bounds.length - 1;
      const [start = 0] = bounds;
      const terms = length === 1 ? [folded.text.slice(start, bounds[1])] : pairs(folded.text, bounds);
      const adjacent = letters || length <= ADJACENT_RUN;
      const end = bounds.at(-1) ?? start;
      const alternatives = otherLongEnds(originalOf(folded, text, start, end)).map(runForm);
      place({ terms, adjacent, alternatives }, start, end);
    },
  });
  const units = withNumerals(withSpacedIsbns(placed, folded.text, options), folded.text);
  return withOptionalWords(withSynonyms(units, options), options);
}

/** The units that a record must have where all words are wanted. */
export function requiredUnits(units: readonly QueryUnit[]): readonly QueryUnit[] {
  return units.some(({ optional }) => optional) ? units.filter(({ optional }) => !optional) : units;
}

/** The units that are more than a common word of these languages. */
export function tellingUnits(units: readonly QueryUnit[], languages: readonly string[]): QueryUnit[] {
  return units.filter(({ terms }) => terms.length !== 1 || !isCommonWord(terms[0] ?? '', languages));
}

/**
 * The text as one phrase: terms and where each stands, by the position scheme of `tokenize`. A value holds the phrase
 * where every term stands at one common base plus its offset. `positions` is the length of the whole phrase.
 */
export function phraseTerms(text: string): { terms: PhraseTerm[]; positions: number } {
  const folded = foldWithOffsets(text).text;
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

function wordUnit(
  term: string,
  folded: FoldedText,
  start: number,
  end: number,
  options: UnitOptions,
): QueryUnit {
  const alternatives: UnitForm[] = [];
  const spelledOut = spelledOutWord(folded, start, end);
  if (spelledOut !== undefined) alternatives.push(oneTerm(spelledOut, SPELLED_OUT));
  else
    for (const other of respellings(term)) {
      alternatives.push(oneTerm(other, RESPELT));
      if (other.length < term.length) alternatives.push(...stemForms(other, spellingOut(options)));
    }
  alternatives.push(...stemForms(term, options));
  return withNumbers({ terms: [term], adjacent: true, alternatives }, folded, start, end, options);
}

/** The unit between two offsets of a folded text, with the numbers that it may be. */
function withNumbers(
  unit: QueryUnit,
  { text }: FoldedText,
  start: number,
  end: number,
  { field }: UnitOptions,
): QueryUnit {
  const numbers = numbersIn(text.slice(start, end), field);
  return numbers.length === 0 ? unit : { ...unit, numbers };
}

/** The languages in which two letters (ae) may stand for an umlaut; a word with them then also has the stem of the word with the umlaut. */
function spellingOut(options: UnitOptions): UnitOptions {
  return { ...options, languages: options.languages?.filter((code) => SPELLING_OUT.includes(code)) };
}

function originalOf({ starts, ends }: FoldedText, text: string, start: number, end: number): string {
  return text.slice(starts?.[start] ?? start, ends?.[end - 1] ?? end);
}

/** The form of a run that is written in another way. */
function runForm(run: string): UnitForm {
  const characters = Array.from(run);
  const terms = characters.slice(1).map((next, at) => `${characters[at]}${next}`);
  return { terms, adjacent: characters.length <= ADJACENT_RUN, weight: OTHER_END };
}

function chunkUnit(atoms: readonly Atom[], joined: string, options: UnitOptions): QueryUnit {
  const terms = atoms.map(({ main }) => main);
  const alternatives: UnitForm[] = [];
  if (joined !== '') alternatives.push({ terms: [joined], adjacent: true }, ...stemForms(joined, options));
  const only = atoms.length === 1 ? atoms[0] : undefined;
  for (const instead of only?.instead ?? []) alternatives.push({ terms: instead, adjacent: true });
  if (only?.apart !== undefined) alternatives.push({ terms: only.apart, adjacent: false });
  for (const { terms: stem, weight } of stemForms(terms.at(-1) ?? '', options))
    alternatives.push({ terms: [...terms.slice(0, -1), ...stem], adjacent: true, weight });
  return { terms, adjacent: true, alternatives };
}

/**
 * Articles, prepositions and conjunctions of a language are optional where the text has enough other words for that language: "war" is a
 * common word in German, but not in "war and peace".
 */
function withOptionalWords(units: QueryUnit[], { languages }: UnitOptions): QueryUnit[] {
  if (languages === undefined || units.length <= ENOUGH_CONTENT) return units;
  const spoken = languages.filter((language) => tellingUnits(units, [language]).length >= ENOUGH_CONTENT);
  const isOptional = ({ terms }: QueryUnit) => terms.length === 1 && isOptionalWord(terms[0] ?? '', spoken);
  return units.map((unit) => (isOptional(unit) ? { ...unit, optional: true } : unit));
}

function pairs(text: string, bounds: readonly number[]): string[] {
  const terms: string[] = [];
  for (let i = 0; i + 2 < bounds.length; i++) terms.push(text.slice(bounds[i], bounds[i + 2]));
  return terms;
}
