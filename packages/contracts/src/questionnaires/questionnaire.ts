import * as z from 'zod';
import { instant, requiredText } from '../kernel/fields.ts';
import { sharedLines } from '../kernel/shared-text.ts';
import { questionList, questionSchema } from './question.ts';

/** `planned` is published and not yet open; `closed` is past its period, or was closed before its end. */
export const QUESTIONNAIRE_STATES = ['draft', 'planned', 'open', 'closed'] as const;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];

export const QUESTIONNAIRE_NAME_LENGTH = 200;
export const INTRODUCTION_LENGTH = 2000;
/** Results are shown from so many answers on, so that none can be told to be somebody's. */
export const LEAST_ANSWERS = 5;

/** The name and the period of a questionnaire, by the specification's names (document 2, section 3). */
export const questionnaireFacts = {
  id: z.string(),
  name: z.string(),
  introduction: z.string(),
  /** From when it is open, and from when no longer. */
  pubDate: z.string(),
  dueDate: z.string(),
  state: z.enum(QUESTIONNAIRE_STATES),
};

export const questionnaireSchema = z.object({
  ...questionnaireFacts,
  /** The day on which the reader answered it; empty where not. */
  fillDate: z.string(),
  questionCount: z.int(),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;

/** A questionnaire as staff edit it. */
export const staffQuestionnaireSchema = z.object({
  ...questionnaireFacts,
  updatedAt: z.string(),
  /** Once somebody has answered, its questions stay as they are. */
  isFrozen: z.boolean(),
  /** How many readers answered; 0 where they are fewer than LEAST_ANSWERS. */
  answers: z.int(),
  questions: z.array(questionSchema),
});
export type StaffQuestionnaire = z.infer<typeof staffQuestionnaireSchema>;

/** What staff say of a questionnaire. */
export const givenQuestionnaire = {
  name: requiredText(QUESTIONNAIRE_NAME_LENGTH),
  introduction: sharedLines(INTRODUCTION_LENGTH).default(''),
  pubDate: instant,
  dueDate: instant,
  questions: questionList,
};
