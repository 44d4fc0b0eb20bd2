import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import {
  firstUnfitting,
  type QuestionnaireTranslation,
} from '@lectern/contracts/talk/questionnaires/translation';
import { draftOf, type QuestionDraft, questionOf } from './draft.ts';

/** The words of a question in another language, as they stand in the fields. */
export type QuestionWords = Pick<QuestionDraft, 'text' | 'options' | 'rows' | 'low' | 'high'>;

/** A questionnaire in another language while it is edited. */
export interface TranslationDraft {
  readonly name: string;
  readonly introduction: string;
  /** By the id of the question. */
  readonly words: Readonly<Record<string, QuestionWords>>;
}

export const NO_WORDS: QuestionWords = { text: '', options: '', rows: '', low: '', high: '' };
export const NO_TRANSLATION: TranslationDraft = { name: '', introduction: '', words: {} };

export function translationDraftOf({
  name,
  introduction,
  questions,
}: QuestionnaireTranslation): TranslationDraft {
  const words = questions.map((question) => {
    const { text, options, rows, low, high } = draftOf(question);
    return [question.id, { text, options, rows, low, high }] as const;
  });
  return { name, introduction, words: Object.fromEntries(words) };
}

/** Whether anything was written in the language; else it is left out. */
export function isBegun({ name, introduction, words }: TranslationDraft): boolean {
  const texts = [name, introduction, ...Object.values(words).flatMap((one) => Object.values(one))];
  return texts.some((text) => text.trim() !== '');
}

/** A question in another language; undefined while words are missing, or it has another number of choices or rows. */
export function translatedQuestion(
  question: Question,
  words: QuestionWords = NO_WORDS,
): Question | undefined {
  const translated = questionOf({ ...draftOf(question), ...words });
  return translated && firstUnfitting([question], [translated]) === undefined ? translated : undefined;
}

/** What is missing of a translation: `name`, and ids of questions. */
export function missingOf(questions: readonly Question[], { name, words }: TranslationDraft): string[] {
  const unfit = questions.filter((one) => !translatedQuestion(one, words[one.id])).map(({ id }) => id);
  return [...(name.trim() ? [] : ['name']), ...unfit];
}
