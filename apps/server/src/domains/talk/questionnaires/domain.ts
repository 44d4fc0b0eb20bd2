import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { questionnairesAuditNames } from './audit-names.ts';
import { answerQuestionnaireCall } from './calls/answer-questionnaire.ts';
import { getQuestionnaireCall } from './calls/get-questionnaire.ts';
import { getQuestionnaireResultsCall } from './calls/get-questionnaire-results.ts';
import { listQuestionnairesCall } from './calls/list-questionnaires.ts';
import { listStaffQuestionnairesCall } from './calls/list-staff-questionnaires.ts';
import { putQuestionnaireCall } from './calls/put-questionnaire.ts';
import { removeQuestionnaireCall } from './calls/remove-questionnaire.ts';
import { setQuestionnaireStateCall } from './calls/set-questionnaire-state.ts';
import { forgetFilled } from './forget-filled.ts';
import { questionnaireMatters } from './questionnaire-matters.ts';

/** Questionnaires that readers answer anonymously. */
export const questionnaires: Domain = {
  auditNames: questionnairesAuditNames,
  calls: [
    listQuestionnairesCall,
    getQuestionnaireCall,
    answerQuestionnaireCall,
    listStaffQuestionnairesCall,
    putQuestionnaireCall,
    setQuestionnaireStateCall,
    removeQuestionnaireCall,
    getQuestionnaireResultsCall,
  ],
  forgets: [forgetFilled],
  needsAction: [questionnaireMatters],
  personal: [
    ownRows('questionnaires-filled', 'questionnaire_filled', {
      reader: 'patron_id',
      columns: ['questionnaire_id', 'filled_on'],
    }),
  ],
  demo: async () => (await import('./demo/seed-questionnaires.ts')).questionnairesSeed,
};
