import { isCommonWord } from '../analysis/common-words.ts';
import { fold } from '../analysis/fold.ts';
import { type ScanVisitor, scan } from '../analysis/scan.ts';
import { stemEnglish } from '../analysis/stem/stem-english.ts';
import { stemGerman } from '../analysis/stem/stem-german.ts';
import type { Atom } from '../analysis/word-shape.ts';

/** Begin the stems of a word: a stem of one language is no word of another. */
const ENGLISH_STEM = '~e';
const GERMAN_STEM = '~d';
const STEMMED = /^[a-z]{3,}$/;
/** Languages whose articles and pronouns are left out: the language of a text is not known here. */
const LANGUAGES = ['eng', 'ger', 'fre'];
const KEPT_WORDS = 100_000;

interface WordTerms {
  /** How the word stands in a pair with its neighbour. */
  readonly base: string;
  readonly terms: readonly string[];
}

const COMMON: WordTerms = { base: '', terms: [] };
const known = new Map<string, WordTerms>();

/**
 * Gets a term, and which words of the text it stands for: those from `from` to before `to`. Common words, numbers and single letters are
 * not counted; each Han, kana or hangul character counts as a word.
 */
export type PutTerm = (term: string, from: number, to: number) => void;

/**
 * Calls `put` with the terms by which a text says what it is about, in reading order, a repeated term again, and gives the number of its
 * words:
 *
 * - each word (folded), and its English and its German stem, since a question does not say its language;
 * - each pair of neighbours, articles and the like left out ("machine learning");
 * - of runs of Han, kana and hangul each pair of characters, or the only character.
 */
export function putMeaningTerms(text: string, put: PutTerm): number {
  const folded = fold(text);
  const terms = new MeaningTerms(folded, put);
  scan(folded, terms);
  return terms.words;
}

class MeaningTerms implements ScanVisitor {
  private readonly folded: string;
  private readonly put: PutTerm;
  private before = '';
  words = 0;

  constructor(folded: string, put: PutTerm) {
    this.folded = folded;
    this.put = put;
  }

  word(term: string): void {
    const found = termsOfWord(term);
    if (found === COMMON) return;
    const at = this.words;
    if (found.base !== '') this.words++;
    for (const one of found.terms) this.put(one, at, this.words);
    if (this.before !== '' && found.base !== '') this.put(`${this.before} ${found.base}`, at - 1, this.words);
    this.before = found.base;
  }

  chunk(atoms: readonly Atom[], joined: string): void {
    const from = this.words;
    for (const { main } of atoms) this.word(main);
    if (joined !== '') this.put(joined, from, this.words);
  }

  run(bounds: readonly number[]): void {
    this.before = '';
    const from = this.words;
    const last = bounds.length - 2;
    this.words += last + 1;
    for (let at = 0; at < last; at++)
      this.put(this.folded.slice(bounds[at], bounds[at + 2]), from + at, from + at + 2);
    if (last === 0) this.put(this.folded.slice(bounds[0], bounds[1]), from, from + 1);
  }
}

function termsOfWord(word: string): WordTerms {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= KEPT_WORDS) known.clear();
  const made = workOut(word);
  known.set(word, made);
  return made;
}

function workOut(word: string): WordTerms {
  if (isCommonWord(word, LANGUAGES)) return COMMON;
  // Numbers and single letters say nothing, and no pair reaches over them.
  if (word.length < 2 || !/\p{L}/u.test(word)) return { base: '', terms: [] };
  if (!STEMMED.test(word)) return { base: word, terms: [word] };
  const english = stemEnglish(word);
  const terms = [word, `${GERMAN_STEM}${stemGerman(word)}`];
  if (english !== word) terms.push(`${ENGLISH_STEM}${english}`);
  return { base: english, terms };
}
