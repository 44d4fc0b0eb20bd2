import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { QUESTIONNAIRE_NOT_FOUND } from './errors.ts';
import { staffQuestionnaireSchema } from './questionnaire.ts';

/** Publishes a questionnaire for its period, or closes it before its end. */
export const setQuestionnaireState = endpoint({
  methods: ['POST'],
  path: '/oga/staff/questionnaires/state',
  origin: 'ours',
  access: { staff: 'questionnaires.manage' },
  summary: 'Open or close a questionnaire',
  input: z.object({ questionnaireId: id, state: z.enum(['open', 'closed']) }),
  output: staffQuestionnaireSchema,
  errors: [QUESTIONNAIRE_NOT_FOUND],
});
