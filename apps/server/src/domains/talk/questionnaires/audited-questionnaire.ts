import type { QuestionnaireTranslation } from '@lectern/contracts/talk/questionnaires/translation';
import { fromJson } from '../../../platform/db/codecs.ts';
import { questionsOf } from './present-questionnaire.ts';
import type { QuestionnaireTable } from './tables.ts';

/** What the audit says of a questionnaire: what staff wrote, and nothing of answers. */
export function auditedQuestionnaire(row: QuestionnaireTable) {
  const { name, state, pub_date, due_date, language } = row;
  const translations = fromJson<QuestionnaireTranslation[]>(row.translations);
  return {
    name,
    state,
    pubDate: pub_date,
    dueDate: due_date,
    questions: questionsOf(row).map(({ text }) => text),
    languages: [language, ...translations.map((one) => one.language)].filter(Boolean),
  };
}
