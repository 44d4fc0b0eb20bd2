import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { answerQuestionnaire } from '@lectern/contracts/talk/questionnaires/answer-questionnaire';
import {
  QUESTIONNAIRE_ANSWERED,
  QUESTIONNAIRE_NOT_FOUND,
  QUESTIONNAIRE_NOT_OPEN,
} from '@lectern/contracts/talk/questionnaires/errors';
import { dateIn } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { questionsOf } from '../present-questionnaire.ts';
import { readSheet } from '../read-sheet.ts';
import { stateAt } from '../state-at.ts';
import { addSheet } from '../store/answer-store.ts';
import { noteFilled } from '../store/filled-store.ts';
import { findQuestionnaire, lockQuestionnaire } from '../store/questionnaire-store.ts';

export const answerQuestionnaireCall = implement(answerQuestionnaire)(
  async ({ input: { questionnaireId, answers }, context: { tenant, patron }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockQuestionnaire(tx, tenant.id, questionnaireId);
      const row = await findQuestionnaire(tx, tenant.id, questionnaireId);
      const now = deps.clock.now();
      const state = row && stateAt(row, now.toISOString());
      if (!row || state === 'draft' || state === 'planned') return refuse(QUESTIONNAIRE_NOT_FOUND);
      if (state === 'closed') return refuse(QUESTIONNAIRE_NOT_OPEN);
      const sheet = readSheet(questionsOf(row), answers);
      if (isRefusal(sheet)) return sheet;
      const fillDate = dateIn(tenant.settings.policy.timeZone, now);
      const isFirst = await noteFilled(tx, {
        tenant_id: tenant.id,
        questionnaire_id: questionnaireId,
        patron_id: patron.id,
        filled_on: fillDate,
      });
      if (!isFirst) return refuse(QUESTIONNAIRE_ANSWERED);
      await addSheet(tx, tenant.id, questionnaireId, sheet);
      return { fillDate };
    }),
);
