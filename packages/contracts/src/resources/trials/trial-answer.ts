import * as z from 'zod';
import { flag, id } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { MOST_QUESTIONS } from '../databases/eresource.ts';

/** Characters of an answer: under 1000 (document 1, section 5). */
export const MAX_TRIAL_ANSWER = 999;

/** What a reader answers to the questions about a trial. Empty texts are left out. */
export const trialAnswerFacts = {
  /** The database. */
  id,
  answers: z
    .array(z.object({ questionId: id, text: sharedLines(MAX_TRIAL_ANSWER) }))
    .max(MOST_QUESTIONS)
    .default([]),
  /** Staff see who answered. */
  withName: flag.default(false),
};

/** A reader's own answer as it is kept. */
export const ownTrialAnswer = z.object({
  answers: z.array(z.object({ questionId: z.string(), text: z.string() })),
  withName: z.boolean(),
  answeredAt: z.string(),
});
export type OwnTrialAnswer = z.infer<typeof ownTrialAnswer>;
