import { listStaffQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-staff-questionnaires';
import { implement } from '../../../../platform/http/implement.ts';
import { presentForStaff } from '../present-questionnaire.ts';
import { countSheets } from '../store/answer-store.ts';
import { findAll } from '../store/questionnaire-store.ts';

export const listStaffQuestionnairesCall = implement(listStaffQuestionnaires)(
  async ({ input, context: { tenant }, deps }) => {
    const now = deps.clock.now().toISOString();
    const found = await findAll(deps.db, tenant.id, input);
    const sheets = await countSheets(
      deps.db,
      tenant.id,
      found.questionnaires.map(({ id }) => id),
    );
    return {
      total: found.total,
      questionnaires: found.questionnaires.map((row) =>
        presentForStaff(row, tenant.settings.public.defaultLanguage, now, sheets.get(row.id) ?? 0),
      ),
    };
  },
);
