import { answerQuestionnaire } from '@lectern/contracts/talk/questionnaires/answer-questionnaire';
import { getQuestionnaire } from '@lectern/contracts/talk/questionnaires/get-questionnaire';
import { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { listQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-questionnaires';
import { listStaffQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-staff-questionnaires';
import { putQuestionnaire } from '@lectern/contracts/talk/questionnaires/put-questionnaire';
import { removeQuestionnaire } from '@lectern/contracts/talk/questionnaires/remove-questionnaire';
import { setQuestionnaireState } from '@lectern/contracts/talk/questionnaires/set-questionnaire-state';
import { buildPatron, buildSession } from '../builders.ts';
import { buildQuestionnaire, QUESTIONS, sheetOf } from '../questionnaire-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NOTHING = { questionnaireId: 'nothing' };
const FACTS = {
  name: 'A questionnaire',
  pubDate: '2026-01-01T00:00:00Z',
  dueDate: '2026-02-01T00:00:00Z',
  questions: [...QUESTIONS],
};

/** One that a reader answered. With `isCaller` this reader calls. */
async function answered(library: RefusingLibrary, isCaller: boolean): Promise<string> {
  const { db } = library.deps;
  const token = await buildSession(db, await buildPatron(db));
  if (isCaller) library.caller = { token };
  const questionnaireId = await buildQuestionnaire(db);
  await library.client({ token }).call(answerQuestionnaire, { questionnaireId, answers: sheetOf('Words') });
  return questionnaireId;
}

/** How calls about questionnaires are refused. */
export const QUESTIONNAIRES_PROVOKED: readonly Provoked[] = [
  provoked(listQuestionnaires, {}),
  provoked(listStaffQuestionnaires, {}),
  provoked(getQuestionnaire, {
    QUESTIONNAIRE_NOT_FOUND: async ({ deps }) => ({
      questionnaireId: await buildQuestionnaire(deps.db, { state: 'draft' }),
    }),
  }),
  provoked(answerQuestionnaire, {
    QUESTIONNAIRE_NOT_FOUND: () => ({ ...NOTHING, answers: [] }),
    QUESTIONNAIRE_NOT_OPEN: async ({ deps }) => ({
      questionnaireId: await buildQuestionnaire(deps.db, { state: 'closed' }),
      answers: sheetOf('Words'),
    }),
    QUESTIONNAIRE_ANSWERED: async (library) => ({
      questionnaireId: await answered(library, true),
      answers: sheetOf('Words'),
    }),
    QUESTION_NOT_ANSWERED: async ({ deps }) => ({
      questionnaireId: await buildQuestionnaire(deps.db),
      answers: [],
    }),
  }),
  provoked(putQuestionnaire, {
    QUESTIONNAIRE_NOT_FOUND: () => ({ ...NOTHING, ...FACTS }),
    QUESTIONNAIRE_CHANGED: async ({ deps }) => ({
      questionnaireId: await buildQuestionnaire(deps.db),
      updatedAt: 'before',
      ...FACTS,
    }),
    QUESTIONNAIRE_FROZEN: async (library) => ({
      questionnaireId: await answered(library, false),
      ...FACTS,
      questions: QUESTIONS.slice(1),
    }),
    QUESTIONNAIRE_TRANSLATION_UNFIT: () => ({
      ...FACTS,
      language: 'zh-CN' as const,
      translations: [{ language: 'en-US' as const, name: 'Shorter', questions: QUESTIONS.slice(1) }],
    }),
    QUESTIONNAIRE_PERIOD_WRONG: () => ({ ...FACTS, dueDate: FACTS.pubDate }),
  }),
  provoked(setQuestionnaireState, {
    QUESTIONNAIRE_NOT_FOUND: () => ({ ...NOTHING, state: 'closed' as const }),
  }),
  provoked(removeQuestionnaire, {
    QUESTIONNAIRE_NOT_FOUND: () => NOTHING,
    QUESTIONNAIRE_FROZEN: async (library) => ({ questionnaireId: await answered(library, false) }),
  }),
  provoked(getQuestionnaireResults, { QUESTIONNAIRE_NOT_FOUND: () => NOTHING }),
];
