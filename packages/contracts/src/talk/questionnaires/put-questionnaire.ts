import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  QUESTIONNAIRE_CHANGED,
  QUESTIONNAIRE_FROZEN,
  QUESTIONNAIRE_NOT_FOUND,
  QUESTIONNAIRE_PERIOD_WRONG,
  QUESTIONNAIRE_TRANSLATION_UNFIT,
} from './errors.ts';
import { givenQuestionnaire, staffQuestionnaireSchema } from './questionnaire.ts';

/** Adds a questionnaire as a draft, or changes one. */
export const putQuestionnaire = endpoint({
  methods: ['POST'],
  path: '/oga/staff/questionnaires/put',
  origin: 'ours',
  access: { staff: 'questionnaires.manage' },
  summary: 'Add or change a questionnaire',
  input: z.object({
    /** A new questionnaire without it. */
    questionnaireId: id.optional(),
    /** As it was read: if somebody changed it since, nothing is overwritten. */
    updatedAt: z.string().max(40).optional(),
    ...givenQuestionnaire,
  }),
  output: staffQuestionnaireSchema,
  errors: [
    QUESTIONNAIRE_NOT_FOUND,
    QUESTIONNAIRE_CHANGED,
    QUESTIONNAIRE_FROZEN,
    QUESTIONNAIRE_PERIOD_WRONG,
    QUESTIONNAIRE_TRANSLATION_UNFIT,
  ],
});
