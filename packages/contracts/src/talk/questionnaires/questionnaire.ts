import * as z from 'zod';
import { instant } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { questionSchema } from './question.ts';
import { questionnaireWords, translationSchema } from './translation.ts';

/** `planned` is published and not yet open; `closed` is past its period, or was closed before its end. */
export const QUESTIONNAIRE_STATES = ['draft', 'planned', 'open', 'closed'] as const;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];

/** Results are shown from so many answers on, so that none can be told to be somebody's. */
export const LEAST_ANSWERS = 5;

/** The name and the period of a questionnaire, by the specification's names (document 2, section 3). */
export const questionnaireFacts = {
  id: z.string(),
  name: z.string(),
  introduction: z.string(),
  /** The language of the words: that of the reader where the library wrote it. */
  language: z.enum(LANGUAGES),
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

/** A questionnaire as staff edit it: in the language in which it was made, and in others. */
export const staffQuestionnaireSchema = z.object({
  ...questionnaireFacts,
  updatedAt: z.string(),
  /** Once somebody has answered, its questions stay as they are. */
  isFrozen: z.boolean(),
  /** How many readers answered; 0 where they are fewer than LEAST_ANSWERS. */
  answers: z.int(),
  questions: z.array(questionSchema),
  translations: z.array(translationSchema),
});
export type StaffQuestionnaire = z.infer<typeof staffQuestionnaireSchema>;

/** What staff say of a questionnaire. Readers of a language without words of its own get those of another one, as `nameIn` says. */
export const givenQuestionnaire = {
  ...questionnaireWords,
  /** Without it the default language of the library. */
  language: questionnaireWords.language.optional(),
  pubDate: instant,
  dueDate: instant,
  /** One in the language of the words above is left out. */
  translations: z
    .array(translationSchema)
    .max(LANGUAGES.length - 1)
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
      error: 'each language once',
    })
    .default([]),
};
