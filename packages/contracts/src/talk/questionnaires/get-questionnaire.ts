import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { QUESTIONNAIRE_NOT_FOUND } from './errors.ts';
import { questionSchema } from './question.ts';
import { questionnaireSchema } from './questionnaire.ts';

/** All questions of a questionnaire that the reader can answer or has answered. */
export const getQuestionnaire = endpoint({
  methods: ['POST'],
  path: '/find/equestion/queryall',
  origin: 'spec',
  access: 'patron',
  summary: 'The questions of a questionnaire',
  input: z.object({ questionnaireId: id, ...ignoredIdentity }),
  output: questionnaireSchema.extend({ questions: z.array(questionSchema) }),
  errors: [QUESTIONNAIRE_NOT_FOUND],
});
