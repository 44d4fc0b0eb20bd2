import type { Language } from '@lectern/contracts/kernel/languages';
import { NEAR_ENOUGH, nearness } from './nearness.ts';
import { type QuestionWords, questionWords } from './question-words.ts';

/** The wordings of one answer in one language. */
export interface LanguageWordings {
  readonly language: Language;
  readonly wordings: readonly string[];
}

/** An answer that holds today, by its wordings. */
export interface OpenAnswer {
  readonly id: string;
  readonly wordings: readonly LanguageWordings[];
}

export interface NearAnswer {
  readonly id: string;
  /** The nearest wording of the answer. */
  readonly wording: string;
  readonly language: Language;
  /** From 0 to 1; 1 for the same words. */
  readonly nearness: number;
  /** The question has the words of the wording, in their order. */
  readonly isSame: boolean;
}

const MOST_KNOWN = 20_000;
const known = new Map<string, QuestionWords>();

/** The words of a wording. Each question is compared with all wordings, so their words are kept. */
function wordsOfWording(wording: string, language: Language): QuestionWords {
  const key = `${language} ${wording}`;
  let words = known.get(key);
  if (!words) {
    if (known.size >= MOST_KNOWN) known.clear();
    words = questionWords(wording, language);
    known.set(key, words);
  }
  return words;
}

/** Answers with their nearest wordings, the nearest first; those that share no word are left out. */
export function nearAnswers(question: string, answers: readonly OpenAnswer[]): NearAnswer[] {
  const asked = new Map<Language, QuestionWords>();
  const askedIn = (language: Language) => {
    const words = asked.get(language) ?? questionWords(question, language);
    asked.set(language, words);
    return words;
  };
  return answers
    .flatMap(({ id, wordings }) => {
      let best: NearAnswer | undefined;
      for (const { language, wordings: texts } of wordings)
        for (const wording of texts) {
          const one = {
            id,
            wording,
            language,
            ...compared(askedIn(language), wordsOfWording(wording, language)),
          };
          if (one.nearness > (best?.nearness ?? 0)) best = one;
        }
      return best ? [best] : [];
    })
    .sort((one, other) => other.nearness - one.nearness);
}

function compared(asked: QuestionWords, wording: QuestionWords) {
  if (asked.key !== '' && asked.key === wording.key) return { nearness: 1, isSame: true };
  return { nearness: asked.isBare ? 0 : nearness(asked, wording), isSame: false };
}

/** The answer that a question gets; undefined where none is near enough. `needsSameWords`: see `seeksWorksOrAccount`. */
export function chooseAnswer(near: readonly NearAnswer[], needsSameWords: boolean): NearAnswer | undefined {
  return near.find((one) => one.isSame || (!needsSameWords && one.nearness >= NEAR_ENOUGH));
}
