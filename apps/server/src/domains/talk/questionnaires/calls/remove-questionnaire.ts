import { refuse } from '@lectern/contracts/kernel/refusal';
import { QUESTIONNAIRE_FROZEN, QUESTIONNAIRE_NOT_FOUND } from '@lectern/contracts/talk/questionnaires/errors';
import { removeQuestionnaire } from '@lectern/contracts/talk/questionnaires/remove-questionnaire';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedQuestionnaire } from '../audited-questionnaire.ts';
import { countSheets } from '../store/answer-store.ts';
import { deleteQuestionnaire, findQuestionnaire, lockQuestionnaire } from '../store/questionnaire-store.ts';

export const removeQuestionnaireCall = implement(removeQuestionnaire)(
  async ({ input: { questionnaireId: id }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockQuestionnaire(tx, tenant.id, id);
      const before = await findQuestionnaire(tx, tenant.id, id);
      if (!before) return refuse(QUESTIONNAIRE_NOT_FOUND);
      if ((await countSheets(tx, tenant.id, [id])).has(id)) return refuse(QUESTIONNAIRE_FROZEN);
      await deleteQuestionnaire(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'questionnaires.remove',
        subject: id,
        before: auditedQuestionnaire(before),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return { questionnaireId: id };
    }),
);
