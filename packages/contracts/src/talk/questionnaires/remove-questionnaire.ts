import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { QUESTIONNAIRE_FROZEN, QUESTIONNAIRE_NOT_FOUND } from './errors.ts';

/** Removes a questionnaire that nobody has answered. */
export const removeQuestionnaire = endpoint({
  methods: ['POST'],
  path: '/oga/staff/questionnaires/remove',
  origin: 'ours',
  access: { staff: 'questionnaires.manage' },
  summary: 'Remove a questionnaire that nobody has answered',
  input: z.object({ questionnaireId: id }),
  output: z.object({ questionnaireId: z.string() }),
  errors: [QUESTIONNAIRE_NOT_FOUND, QUESTIONNAIRE_FROZEN],
});
