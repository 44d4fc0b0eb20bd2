import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { answerQuestionnaire } from './answer-questionnaire.ts';
import { getQuestionnaire } from './get-questionnaire.ts';
import { getQuestionnaireResults } from './get-questionnaire-results.ts';
import { listQuestionnaires } from './list-questionnaires.ts';
import { listStaffQuestionnaires } from './list-staff-questionnaires.ts';
import { putQuestionnaire } from './put-questionnaire.ts';
import { removeQuestionnaire } from './remove-questionnaire.ts';
import { setQuestionnaireState } from './set-questionnaire-state.ts';

export const QUESTIONNAIRE_CALLS: readonly AnyEndpoint[] = [
  listQuestionnaires,
  getQuestionnaire,
  answerQuestionnaire,
  listStaffQuestionnaires,
  putQuestionnaire,
  setQuestionnaireState,
  removeQuestionnaire,
  getQuestionnaireResults,
];
