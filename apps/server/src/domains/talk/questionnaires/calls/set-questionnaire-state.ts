import { refuse } from '@lectern/contracts/kernel/refusal';
import { QUESTIONNAIRE_NOT_FOUND } from '@lectern/contracts/talk/questionnaires/errors';
import { setQuestionnaireState } from '@lectern/contracts/talk/questionnaires/set-questionnaire-state';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedQuestionnaire } from '../audited-questionnaire.ts';
import { presentForStaff } from '../present-questionnaire.ts';
import { countSheets } from '../store/answer-store.ts';
import { findQuestionnaire, lockQuestionnaire, updateQuestionnaire } from '../store/questionnaire-store.ts';

export const setQuestionnaireStateCall = implement(setQuestionnaireState)(
  async ({ input: { questionnaireId: id, state }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockQuestionnaire(tx, tenant.id, id);
      const before = await findQuestionnaire(tx, tenant.id, id);
      if (!before) return refuse(QUESTIONNAIRE_NOT_FOUND);
      const now = deps.clock.now().toISOString();
      const after = { ...before, state, updated_at: now };
      await updateQuestionnaire(tx, tenant.id, id, { state, updated_at: now });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'questionnaires.state',
        subject: id,
        before: auditedQuestionnaire(before),
        after: auditedQuestionnaire(after),
        at: now,
      });
      const sheets = (await countSheets(tx, tenant.id, [id])).get(id) ?? 0;
      return presentForStaff(after, tenant.settings.public.defaultLanguage, now, sheets);
    }),
);
