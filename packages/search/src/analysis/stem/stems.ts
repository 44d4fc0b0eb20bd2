import { isCommonWord } from '../common-words.ts';
import { irregularPlurals } from './english-words.ts';
import { pluralsInX } from './french-words.ts';
import {
  stemDutch,
  stemItalian,
  stemLatin,
  stemPortuguese,
  stemRussian,
  stemScandinavian,
  stemSpanish,
} from './light-stemmers.ts';
import { stemArabic } from './stem-arabic.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';
import { stemGerman } from './stem-german.ts';

/** Begins every stem in the index; no word holds it. What looks through the words of an index leaves such terms out. */
export const STEM_MARK = '~';

export function isStemTerm(term: string): boolean {
  return term.startsWith(STEM_MARK);
}

/** A language that has a stemmer. */
export interface StemLanguage {
  /** ISO 639-2/B. */
  readonly code: string;
  /** Two letters by which its stems differ from those of other languages. */
  readonly tag: string;
  readonly stem: (word: string) => string;
  /** The words that it stems: folded, in its script. */
  readonly words: RegExp;
  /**
   * Whether stems usually are words (cat). Then a word that is its own stem has no further stem in the index, which keeps the index small,
   * and a query for cats looks for the word cat too. Otherwise every word has its stem in the index (libr).
   */
  readonly stemsAreWords: boolean;
  /**
   * Other words with the same stem that no ending shows (women for woman). A query looks for them as words too, since many records do not
   * say their language, and abstracts, notes and names have no stems.
   */
  readonly otherForms?: (word: string, stem: string) => readonly string[];
}

const LATIN_LETTERS = /^[a-z]{3,}$/;
const CYRILLIC_LETTERS = /^[а-яёіїєґ]{3,}$/;
const ARABIC_LETTERS = /^[\u0621-\u064a]{3,}$/;

function language(
  code: string,
  tag: string,
  stem: (word: string) => string,
  stemsAreWords: boolean,
  words: RegExp = LATIN_LETTERS,
): StemLanguage {
  return { code, tag, stem, stemsAreWords, words };
}

const LANGUAGES: readonly StemLanguage[] = [
  {
    ...language('eng', 'en', stemEnglish, true),
    otherForms: (_word, stem) => formsOf(stem, irregularPlurals),
  },
  {
    ...language('fre', 'fr', stemFrench, false),
    // The stem of a word that is no plural in -x is often no word.
    otherForms: (word, stem) => formsOf(word.endsWith('x') ? stem : word, pluralsInX),
  },
  language('ger', 'de', stemGerman, false),
  language('spa', 'es', stemSpanish, false),
  language('ita', 'it', stemItalian, false),
  language('por', 'pt', stemPortuguese, false),
  language('dut', 'nl', stemDutch, true),
  language('swe', 'sv', stemScandinavian, false),
  language('dan', 'da', stemScandinavian, false),
  language('nor', 'no', stemScandinavian, false),
  language('lat', 'la', stemLatin, false),
  language('rus', 'ru', stemRussian, false, CYRILLIC_LETTERS),
  language('ukr', 'uk', stemRussian, false, CYRILLIC_LETTERS),
  language('ara', 'ar', stemArabic, true, ARABIC_LETTERS),
];

/** A singular and its plurals that no rule gives; none where there are no such plurals. */
function formsOf(singular: string, pluralsOf: (word: string) => readonly string[]): readonly string[] {
  const plurals = pluralsOf(singular);
  return plurals.length === 0 ? plurals : [singular, ...plurals];
}

const KEPT_WORDS = 100_000;
const NONE: readonly string[] = [];

/** The stems of words in the languages of a record or of a tenant. Keeps what it has worked out. */
export class Stems {
  readonly languages: readonly StemLanguage[];
  private readonly indexed = new Map<string, readonly string[]>();
  private readonly queried = new Map<string, readonly string[]>();

  constructor(languages: readonly StemLanguage[]) {
    this.languages = languages;
  }

  /** The terms under which a folded word is indexed besides itself. */
  ofIndexed(word: string): readonly string[] {
    return remembered(this.indexed, word, () => {
      const terms = this.languages.flatMap((language) => indexedStem(language, word) ?? []);
      return terms.length === 0 ? NONE : terms;
    });
  }

  /** The further terms that a folded word of a query finds: stems, and words that are their own stem. */
  ofQuery(word: string): readonly string[] {
    return remembered(this.queried, word, () => this.queryTerms(word));
  }

  private queryTerms(word: string): readonly string[] {
    const terms = new Set<string>();
    for (const { code, tag, stem, words, stemsAreWords, otherForms } of this.languages) {
      if (!words.test(word) || isCommonWord(word, [code])) continue;
      const base = stem(word);
      terms.add(stemTerm(tag, base));
      if (stemsAreWords && base !== word) terms.add(base);
      for (const form of otherForms?.(word, base) ?? []) if (form !== word) terms.add(form);
    }
    return terms.size === 0 ? NONE : [...terms];
  }
}

/** The term under which a folded word of a language is indexed besides itself; undefined where it has none. */
export function indexedStem(language: StemLanguage, word: string): string | undefined {
  const { code, tag, stem, words, stemsAreWords } = language;
  if (!words.test(word) || isCommonWord(word, [code])) return undefined;
  const base = stem(word);
  return stemsAreWords && base === word ? undefined : stemTerm(tag, base);
}

function stemTerm(tag: string, base: string): string {
  return `${STEM_MARK}${tag}${base}`;
}

function remembered(
  known: Map<string, readonly string[]>,
  word: string,
  work: () => readonly string[],
): readonly string[] {
  const found = known.get(word);
  if (found !== undefined) return found;
  const terms = work();
  if (known.size >= KEPT_WORDS) known.clear();
  known.set(word, terms);
  return terms;
}

/** By the codes as given. One Stems for every set of stemmers, whatever the order of the codes and whatever other codes there are. */
const byLanguages = new Map<string, Stems | undefined>();
const byTags = new Map<string, Stems>();
const KEPT_COMBINATIONS = 10_000;

/** The code in records (ISO 639-2/B) of a language whose words have stems here, by its tag (BCP 47: `en`, `fr-CA`). */
export function stemLanguageOf(tag: string): string | undefined {
  const [language] = tag.toLowerCase().split('-');
  return LANGUAGES.find((one) => one.tag === language)?.code;
}

/** The stems of languages (ISO 639-2/B); undefined where none of them has a stemmer. */
export function stemsOf(languages: readonly string[] | undefined): Stems | undefined {
  if (languages === undefined || languages.length === 0) return undefined;
  const key = languages.length === 1 ? (languages[0] ?? '') : languages.join(' ');
  const known = byLanguages.get(key);
  if (known !== undefined || byLanguages.has(key)) return known;
  if (byLanguages.size >= KEPT_COMBINATIONS) byLanguages.clear();
  const stems = stemsTogether(LANGUAGES.filter(({ code }) => languages.includes(code)));
  byLanguages.set(key, stems);
  return stems;
}

function stemsTogether(languages: readonly StemLanguage[]): Stems | undefined {
  if (languages.length === 0) return undefined;
  const tags = languages.map(({ tag }) => tag).join(' ');
  const stems = byTags.get(tags) ?? new Stems(languages);
  byTags.set(tags, stems);
  return stems;
}
