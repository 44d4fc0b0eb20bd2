import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { TRIAL_ANSWER_MISSING, TRIAL_NOT_OPEN } from './errors.ts';
import { ownTrialAnswer, trialAnswerFacts } from './trial-answer.ts';

/** Keeps what a reader thinks of a trial, in the place of what the reader answered before. Staff read it, with a name only if the reader agrees. */
export const answerTrial = endpoint({
  methods: ['POST'],
  path: '/find/newEle/tryDatabase/doanswer',
  origin: 'spec',
  access: 'patron',
  summary: 'Answer the questions about a trial',
  input: z.object({ ...trialAnswerFacts, ...ignoredIdentity }),
  output: ownTrialAnswer,
  errors: [ERESOURCE_NOT_FOUND, TRIAL_NOT_OPEN, TRIAL_ANSWER_MISSING],
  rateLimit: { max: 20, windowSeconds: 60 },
});
