import { refuse } from '@lectern/contracts/kernel/refusal';
import { QUESTIONNAIRE_NOT_FOUND } from '@lectern/contracts/talk/questionnaires/errors';
import { getQuestionnaire } from '@lectern/contracts/talk/questionnaires/get-questionnaire';
import { implement } from '../../../../platform/http/implement.ts';
import { presentQuestionnaire, wordsFor } from '../present-questionnaire.ts';
import { readingOf } from '../reading-of.ts';
import { stateAt } from '../state-at.ts';
import { filledOn } from '../store/filled-store.ts';
import { findQuestionnaire } from '../store/questionnaire-store.ts';

export const getQuestionnaireCall = implement(getQuestionnaire)(
  async ({ input: { questionnaireId }, context: { tenant, patron, language }, deps }) => {
    const now = deps.clock.now().toISOString();
    const row = await findQuestionnaire(deps.db, tenant.id, questionnaireId);
    if (!row) return refuse(QUESTIONNAIRE_NOT_FOUND);
    const fillDate = await filledOn(deps.db, tenant.id, { questionnaireId, patronId: patron.id });
    if (fillDate === undefined && stateAt(row, now) !== 'open') return refuse(QUESTIONNAIRE_NOT_FOUND);
    const reading = readingOf(tenant, language);
    const { questions } = wordsFor(row, reading);
    return { ...presentQuestionnaire(row, reading, now, fillDate), questions };
  },
);
