import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { staffQuestionnaireSchema } from './questionnaire.ts';

/** All questionnaires of the library, the newest first. */
export const listStaffQuestionnaires = endpoint({
  methods: ['POST'],
  path: '/oga/staff/questionnaires/list',
  origin: 'ours',
  access: { staff: 'questionnaires.manage' },
  summary: 'All questionnaires',
  input: z.object(paging),
  output: z.object({ total: z.int(), questionnaires: z.array(staffQuestionnaireSchema) }),
  errors: [],
});
