import { readFileSync } from 'node:fs';
import { stemEnglish } from '@lectern/search/analysis/stem/stem-english';
import { stemFrench } from '@lectern/search/analysis/stem/stem-french';
import type { Written } from '../understand/choose-grammar.ts';
import { foldedText } from '../understand/folded-text.ts';
import { HAN } from '../understand/phrases/features.ts';

/**
 * What a word stands for. `name`: a person or a figure; `topic`: what works are about, and their genre; `form`: a novel, a textbook, an
 * introduction; `audience`: for whom; `word`: a word that titles have in several languages.
 */
export type KnownKind = 'name' | 'topic' | 'form' | 'audience' | 'word';

/** Words of three languages that mean the same, as catalogues and as readers say it. */
export interface KnownWords {
  readonly kind: KnownKind;
  /** As they are written, of all languages. */
  readonly words: readonly string[];
}

/** Known words that stand in a text: from its place `from` up to `to`, in UTF-16 units. */
export interface KnownPlace {
  readonly known: KnownWords;
  readonly from: number;
  readonly to: number;
}

interface Vocabulary {
  /** By their stems, joined by blanks. */
  readonly latin: ReadonlyMap<string, KnownWords>;
  /** Folded, the longest first. */
  readonly han: readonly (readonly [string, KnownWords])[];
}

const MOST_WORDS = 4;
const LATIN_WORD = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:-(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;

let vocabularies: Readonly<Record<Written, Vocabulary>> | undefined;

/** Where words of the list stand in a folded text; a longer one wins over its pieces, and no letter is read twice. */
export function knownWordsIn(folded: string, written: Written): KnownPlace[] {
  vocabularies ??= readVocabularies();
  const { latin, han } = vocabularies[written];
  const places: KnownPlace[] = [];
  const isFree = (from: number, to: number) => !places.some((place) => from < place.to && to > place.from);
  const tokens = [...folded.matchAll(LATIN_WORD)].map(({ 0: text, index }) => ({ text, index }));
  for (let length = MOST_WORDS; length > 0; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const run = tokens.slice(at, at + length);
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last) continue;
      const known = latin.get(run.map(({ text }) => stemOf(text, written)).join(' '));
      const to = last.index + last.text.length;
      if (known && isFree(first.index, to)) places.push({ known, from: first.index, to });
    }
  for (const [word, known] of han)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      if (isFree(at, at + word.length)) places.push({ known, from: at, to: at + word.length });
  return places.sort((one, other) => one.from - other.from);
}

/** All words that mean the same as an English one of the list. */
export function knownWordsFor(english: string): readonly string[] {
  vocabularies ??= readVocabularies();
  return vocabularies.en.latin.get(stemOf(english, 'en'))?.words ?? [];
}

/** Before a word that readers say and no record means: a niece is a child, and not the niece of a title. */
const ASKED_ONLY = '>';

/** The list: a kind, then the words of English, French and Chinese, with commas between. */
function readVocabularies(): Readonly<Record<Written, Vocabulary>> {
  const text = readFileSync(new URL('./known-words.tsv', import.meta.url), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', ...columns] = line.split('\t');
      const [en = [], fr = [], zh = []] = columns.map((column) =>
        column.split(',').map((word) => word.trim()),
      );
      const words = [...new Set([...en, ...fr, ...zh])].filter((word) => !word.startsWith(ASKED_ONLY));
      const [asEn, asFr, asZh] = [en, fr, zh].map((column) =>
        column.map((word) => word.replace(ASKED_ONLY, '')),
      );
      return { known: { kind: kind as KnownKind, words }, en: asEn ?? [], fr: asFr ?? [], zh: asZh ?? [] };
    });
  const han = lines
    .flatMap(({ known, zh }) => zh.map((word) => [foldedText(word), known] as const))
    .filter(([word]) => HAN.test(word) && word.length > 1)
    .sort(([one], [other]) => other.length - one.length);
  const latinOf = (written: 'en' | 'fr') => {
    const latin = new Map<string, KnownWords>();
    for (const line of lines)
      for (const word of line[written]) {
        const stems = foldedText(word).match(LATIN_WORD) ?? [];
        const key = stems.map((stem) => stemOf(stem, written)).join(' ');
        // The first line that has a word is what it mostly means.
        if (!latin.has(key)) latin.set(key, line.known);
      }
    return latin;
  };
  const en = latinOf('en');
  return { en: { latin: en, han: [] }, fr: { latin: latinOf('fr'), han: [] }, zh: { latin: en, han } };
}

function stemOf(word: string, written: Written): string {
  return written === 'fr' ? stemFrench(word) : stemEnglish(word);
}
