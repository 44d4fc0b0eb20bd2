import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { ERESOURCE_NOT_FOUND } from '../databases/errors.ts';
import { TRIAL_ANSWER_MISSING, TRIAL_NOT_OPEN } from './errors.ts';
import { MAX_TRIAL_ANSWER, ownTrialAnswer } from './trial-answer.ts';

/** The same as `answerTrial` with one text, which answers the first question; at the path of older clients. */
export const answerTrialByOldPath = endpoint({
  methods: ['POST'],
  path: '/find/databaseNavigation/submitEQuestion',
  origin: 'spec',
  access: 'patron',
  summary: 'Answer the questions about a trial (older path)',
  input: z.object({ id, content: sharedLines(MAX_TRIAL_ANSWER), ...ignoredIdentity }),
  output: ownTrialAnswer,
  errors: [ERESOURCE_NOT_FOUND, TRIAL_NOT_OPEN, TRIAL_ANSWER_MISSING],
  rateLimit: { max: 20, windowSeconds: 60 },
});
