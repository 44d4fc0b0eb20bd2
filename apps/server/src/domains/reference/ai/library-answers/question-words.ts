import type { Language } from '@lectern/contracts/kernel/languages';
import { stemEnglish } from '@lectern/search/analysis/stem/stem-english';
import { stemFrench } from '@lectern/search/analysis/stem/stem-french';
import { foldedText } from '../answerer/understand/folded-text.ts';
import { ASKING_RUNS, ASKING_WORDS, TITLE_WORDS } from './common-words.ts';

/** Runs of characters, words, and the marks of a title: a name in marks is another question than the same words without. */
const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|["“”„«»《》〈〉「」『』]/gu;
const LETTER = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/** A question as it is compared with others. */
export interface QuestionWords {
  /** Letters and digits in their order, folded: two questions with the same are the same. */
  readonly key: string;
  /** What it is about: stems of words, Han characters one by one and in pairs. */
  readonly words: ReadonlySet<string>;
  /** It has no word with which people ask, and little besides: it may as well be a title or a subject. */
  readonly isBare: boolean;
}

/** Fewer than two words, or than four characters of Han, may be anything. */
const LEAST_WEIGHT = 4;
const WEIGHT_OF_WORD = 2;

/** The words of a question, by the stems of a language. Words with which people ask are left out. */
export function questionWords(text: string, language: Language): QuestionWords {
  const runs = foldedText(text.normalize('NFKC')).match(RUNS) ?? [];
  const stem = language === 'fr-FR' ? stemFrench : stemEnglish;
  const words = new Set<string>();
  let isAsked = false;
  let weight = 0;
  for (const run of runs) {
    if (!LETTER.test(run)) continue;
    if (!HAN.test(run)) {
      if (!ASKING_WORDS.has(run)) {
        words.add(stem(run));
        weight += WEIGHT_OF_WORD;
      } else if (!TITLE_WORDS.has(run)) isAsked = true;
      continue;
    }
    const parts = run.split(ASKING_RUNS);
    if (parts.length > 1) isAsked = true;
    for (const part of parts) {
      const characters = Array.from(part);
      weight += characters.length;
      for (const [at, character] of characters.entries()) {
        words.add(character);
        if (at > 0) words.add(`${characters[at - 1]}${character}`);
      }
    }
  }
  return { key: runs.join(' '), words, isBare: !isAsked && weight < LEAST_WEIGHT };
}
