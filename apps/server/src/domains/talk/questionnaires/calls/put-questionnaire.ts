import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  QUESTIONNAIRE_CHANGED,
  QUESTIONNAIRE_FROZEN,
  QUESTIONNAIRE_NOT_FOUND,
  QUESTIONNAIRE_PERIOD_WRONG,
  QUESTIONNAIRE_TRANSLATION_UNFIT,
} from '@lectern/contracts/talk/questionnaires/errors';
import { putQuestionnaire } from '@lectern/contracts/talk/questionnaires/put-questionnaire';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { asksOtherwise, unfittingNumber } from '../asked-words.ts';
import { auditedQuestionnaire } from '../audited-questionnaire.ts';
import { presentForStaff } from '../present-questionnaire.ts';
import { countSheets } from '../store/answer-store.ts';
import {
  findQuestionnaire,
  insertQuestionnaire,
  lockQuestionnaire,
  updateQuestionnaire,
} from '../store/questionnaire-store.ts';

export const putQuestionnaireCall = implement(putQuestionnaire)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const pub_date = new Date(input.pubDate).toISOString();
    const due_date = new Date(input.dueDate).toISOString();
    if (due_date <= pub_date) return refuse(QUESTIONNAIRE_PERIOD_WRONG);
    const { defaultLanguage } = tenant.settings.public;
    const language = input.language ?? defaultLanguage;
    const translations = input.translations.filter((one) => one.language !== language);
    const number = unfittingNumber(input.questions, translations);
    if (number !== undefined) return refuse(QUESTIONNAIRE_TRANSLATION_UNFIT, { number });
    const id = input.questionnaireId ?? newId();
    const now = deps.clock.now().toISOString();
    return inTransaction(deps.db, async (tx) => {
      await lockQuestionnaire(tx, tenant.id, id);
      const before = await findQuestionnaire(tx, tenant.id, id);
      if (input.questionnaireId !== undefined && !before) return refuse(QUESTIONNAIRE_NOT_FOUND);
      if (before && input.updatedAt !== undefined && before.updated_at !== input.updatedAt)
        return refuse(QUESTIONNAIRE_CHANGED);
      const sheets = (await countSheets(tx, tenant.id, [id])).get(id) ?? 0;
      const facts = {
        name: input.name,
        introduction: input.introduction,
        questions: toJson(input.questions),
        language,
        translations: toJson(translations),
        pub_date,
        due_date,
        updated_at: now,
      };
      if (before && sheets > 0 && asksOtherwise(before, facts)) return refuse(QUESTIONNAIRE_FROZEN);
      const after = before
        ? { ...before, ...facts }
        : { id, tenant_id: tenant.id, state: 'draft' as const, created_at: now, ...facts };
      if (before) await updateQuestionnaire(tx, tenant.id, id, facts);
      else await insertQuestionnaire(tx, after);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'questionnaires.put',
        subject: id,
        before: before && auditedQuestionnaire(before),
        after: auditedQuestionnaire(after),
        at: now,
      });
      return presentForStaff(after, defaultLanguage, now, sheets);
    });
  },
);
