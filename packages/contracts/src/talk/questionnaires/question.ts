import * as z from 'zod';
import { id, requiredText, text, wholeNumber } from '../../kernel/fields.ts';

/** How a question is answered: one choice, several, a number on a scale, words, or one choice for each row of a table. */
export const QUESTION_KINDS = ['one', 'many', 'scale', 'text', 'matrix'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Characters of an answer in words (specification 1, section 9). */
export const ANSWER_TEXT_LENGTH = 1000;
export const MOST_QUESTIONS = 50;
export const MOST_OPTIONS = 20;
export const MOST_MATRIX_ROWS = 20;
export const MOST_MATRIX_COLUMNS = 7;
/** A scale begins at 1. */
export const SCALE_ENDS = { least: 3, most: 10 } as const;
export const OPTION_LENGTH = 200;
export const QUESTION_LENGTH = 500;

const asked = {
  /** Unique in its questionnaire; whoever edits it gives it. */
  id,
  text: requiredText(QUESTION_LENGTH),
  required: z.boolean(),
};

const words = requiredText(OPTION_LENGTH);
const options = z.array(words).min(2).max(MOST_OPTIONS);

export const questionSchema = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('one'), options }),
  z.object({ ...asked, kind: z.literal('many'), options }),
  z.object({
    ...asked,
    kind: z.literal('scale'),
    /** The highest number. */
    end: wholeNumber(SCALE_ENDS.least, SCALE_ENDS.most),
    /** What 1 means; may be empty. */
    low: text(OPTION_LENGTH),
    high: text(OPTION_LENGTH),
  }),
  z.object({ ...asked, kind: z.literal('text') }),
  z.object({
    ...asked,
    kind: z.literal('matrix'),
    rows: z.array(words).min(1).max(MOST_MATRIX_ROWS),
    /** The choices of each row. */
    options: z.array(words).min(2).max(MOST_MATRIX_COLUMNS),
  }),
]);
export type Question = z.infer<typeof questionSchema>;

export const questionList = z
  .array(questionSchema)
  .min(1)
  .max(MOST_QUESTIONS)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: 'ids are not unique' });
