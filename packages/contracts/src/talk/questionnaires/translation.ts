import * as z from 'zod';
import { requiredText } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { type Question, questionList } from './question.ts';

export const QUESTIONNAIRE_NAME_LENGTH = 200;
export const INTRODUCTION_LENGTH = 2000;

/** The words of a questionnaire in one language. */
export const questionnaireWords = {
  language: z.enum(LANGUAGES),
  name: requiredText(QUESTIONNAIRE_NAME_LENGTH),
  introduction: sharedLines(INTRODUCTION_LENGTH).default(''),
  questions: questionList,
};

/** The words in another language: the same questions in the same order, each with as many options and rows. */
export const translationSchema = z.object(questionnaireWords);
export type QuestionnaireTranslation = z.infer<typeof translationSchema>;

/**
 * The number, from 1, of the first question that a translation asks in another way than the original: an answer is kept by places of
 * options, so these must be the same in each language. Undefined where all fit.
 */
export function firstUnfitting(
  questions: readonly Question[],
  translated: readonly Question[],
): number | undefined {
  const length = Math.max(questions.length, translated.length);
  const at = Array.from({ length }).findIndex(
    (_, one) => shapeOf(questions[one]) !== shapeOf(translated[one]),
  );
  return at < 0 ? undefined : at + 1;
}

/** What of a question is the same in each language. */
function shapeOf(question: Question | undefined): string {
  if (!question) return '';
  const { id, kind, required } = question;
  const options = 'options' in question ? question.options.length : 0;
  const rows = 'rows' in question ? question.rows.length : 0;
  return JSON.stringify([id, kind, required, options, rows, 'end' in question ? question.end : 0]);
}
