import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging } from '../../kernel/fields.ts';
import { questionnaireSchema } from './questionnaire.ts';

/** What the reader can answer now, the first to end first, then what the reader has answered. */
export const listQuestionnaires = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/equestion/queryFindNaireList',
  origin: 'spec',
  access: 'patron',
  summary: 'Questionnaires that the reader can answer or has answered',
  input: z.object({ ...paging, ...ignoredIdentity }),
  output: z.object({ total: z.int(), questionnaires: z.array(questionnaireSchema) }),
  errors: [],
});
