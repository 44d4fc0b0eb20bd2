import { listQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-questionnaires';
import { implement } from '../../../../platform/http/implement.ts';
import { presentQuestionnaire } from '../present-questionnaire.ts';
import { readingOf } from '../reading-of.ts';
import { findForReader } from '../store/questionnaire-store.ts';

export const listQuestionnairesCall = implement(listQuestionnaires)(
  async ({ input: { page, rows }, context: { tenant, patron, language }, deps }) => {
    const now = deps.clock.now().toISOString();
    const found = await findForReader(deps.db, tenant.id, { patronId: patron.id, now, page, rows });
    return {
      total: found.total,
      questionnaires: found.questionnaires.map((row) =>
        presentQuestionnaire(row, readingOf(tenant, language), now, row.filled_on),
      ),
    };
  },
);
