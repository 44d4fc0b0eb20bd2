import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { answerTrial } from './answer-trial.ts';
import { answerTrialByOldPath } from './answer-trial-by-old-path.ts';
import { listTrialAnswers } from './list-trial-answers.ts';
import { listTrialQuestions } from './list-trial-questions.ts';

export const TRIAL_CALLS: readonly AnyEndpoint[] = [
  answerTrial,
  answerTrialByOldPath,
  listTrialAnswers,
  listTrialQuestions,
];
