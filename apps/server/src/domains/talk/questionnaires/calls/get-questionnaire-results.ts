import { refuse } from '@lectern/contracts/kernel/refusal';
import { QUESTIONNAIRE_NOT_FOUND } from '@lectern/contracts/talk/questionnaires/errors';
import { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { LEAST_ANSWERS } from '@lectern/contracts/talk/questionnaires/questionnaire';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { countAnswers } from '../count-answers.ts';
import { presentForStaff, questionsOf } from '../present-questionnaire.ts';
import { answersTo, countSheets, shuffled } from '../store/answer-store.ts';
import { findQuestionnaire } from '../store/questionnaire-store.ts';

export const getQuestionnaireResultsCall = implement(getQuestionnaireResults)(
  async ({ input: { questionnaireId: id }, context: { tenant }, deps }) => {
    const row = await findQuestionnaire(deps.db, tenant.id, id);
    if (!row) return refuse(QUESTIONNAIRE_NOT_FOUND);
    const sheets = (await countSheets(deps.db, tenant.id, [id])).get(id) ?? 0;
    const now = deps.clock.now().toISOString();
    const questionnaire = presentForStaff(row, tenant.settings.public.defaultLanguage, now, sheets);
    if (sheets < LEAST_ANSWERS) return { questionnaire, isTooFew: true, results: [] };
    const values = new Map<string, (number[] | string)[]>();
    for (const { question_id, answer } of shuffled(await answersTo(deps.db, tenant.id, id))) {
      const ofQuestion = values.get(question_id) ?? [];
      ofQuestion.push(fromJson<number[] | string>(answer));
      values.set(question_id, ofQuestion);
    }
    const results = questionsOf(row).map((one) => countAnswers(one, values.get(one.id) ?? []));
    return { questionnaire, isTooFew: false, results };
  },
);
