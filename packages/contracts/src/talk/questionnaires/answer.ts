import * as z from 'zod';
import { id } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { ANSWER_TEXT_LENGTH, MOST_OPTIONS, type Question } from './question.ts';

/** The answer to one question. Of `choices` and `text` only that counts which the kind of the question asks for. */
export const answerSchema = z.object({
  questionId: id,
  /**
   * Places of what was chosen, from 0: of one option, of several, or of the number on the scale (0 is the number 1). A matrix has one
   * for each row, -1 where nothing was chosen.
   */
  choices: z.array(z.int().min(-1).max(MOST_OPTIONS)).max(MOST_OPTIONS).default([]),
  text: sharedLines(ANSWER_TEXT_LENGTH).default(''),
});
export type Answer = z.infer<typeof answerSchema>;

/** What an answer is counted by: places, or words; undefined where it does not fit the question. Empty: it was left out. */
export function fittingAnswer(
  question: Question,
  { choices, text }: Pick<Answer, 'choices' | 'text'>,
): readonly number[] | string | undefined {
  switch (question.kind) {
    case 'text':
      return text;
    case 'one':
      return fits(choices, question.options.length) && choices.length <= 1 ? choices : undefined;
    case 'many':
      return fits(choices, question.options.length) && new Set(choices).size === choices.length
        ? choices
        : undefined;
    case 'scale':
      return fits(choices, question.end) && choices.length <= 1 ? choices : undefined;
    case 'matrix': {
      if (choices.every((one) => one === -1)) return [];
      const isWhole = choices.length === question.rows.length;
      return isWhole && choices.every((one) => one < question.options.length) ? choices : undefined;
    }
  }
}

/** Whether an answer is one that a required question takes: all rows of a matrix have one. */
export function isWholeAnswer(value: readonly number[] | string): boolean {
  return value.length > 0 && (typeof value === 'string' || !value.includes(-1));
}

function fits(choices: readonly number[], count: number): boolean {
  return choices.every((one) => one >= 0 && one < count);
}
