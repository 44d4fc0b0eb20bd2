import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { answerTrialCall } from './calls/answer-trial.ts';
import { answerTrialByOldPathCall } from './calls/answer-trial-by-old-path.ts';
import { listTrialAnswersCall } from './calls/list-trial-answers.ts';
import { listTrialQuestionsCall } from './calls/list-trial-questions.ts';

/** What readers think of databases on trial. */
export const trials: Domain = {
  calls: [answerTrialCall, answerTrialByOldPathCall, listTrialAnswersCall, listTrialQuestionsCall],
  forgets: [forgetRows('trial_opinion')],
  personal: [
    ownRows('trial-opinions', 'trial_opinion', {
      reader: 'patron_id',
      columns: ['eresource_id', 'opinions', 'with_name', 'given_at'],
    }),
  ],
};
