import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { answerSchema } from './answer.ts';
import {
  QUESTION_NOT_ANSWERED,
  QUESTIONNAIRE_ANSWERED,
  QUESTIONNAIRE_NOT_FOUND,
  QUESTIONNAIRE_NOT_OPEN,
} from './errors.ts';
import { MOST_QUESTIONS } from './question.ts';

/** Answers a questionnaire, once for each reader. Nothing says whose the answers are. */
export const answerQuestionnaire = endpoint({
  methods: ['POST'],
  path: '/find/eanswer/doanswer',
  origin: 'spec',
  access: 'patron',
  summary: 'Answer a questionnaire anonymously',
  input: z.object({
    questionnaireId: id,
    answers: z.array(answerSchema).max(MOST_QUESTIONS),
    ...ignoredIdentity,
  }),
  output: z.object({ fillDate: z.string() }),
  errors: [QUESTIONNAIRE_NOT_FOUND, QUESTIONNAIRE_NOT_OPEN, QUESTIONNAIRE_ANSWERED, QUESTION_NOT_ANSWERED],
  rateLimit: { max: 20, windowSeconds: 600 },
});
