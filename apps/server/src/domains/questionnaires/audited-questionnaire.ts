import { questionsOf } from './present-questionnaire.ts';
import type { QuestionnaireTable } from './tables.ts';

/** What the audit says of a questionnaire: what staff wrote, and nothing of answers. */
export function auditedQuestionnaire(row: QuestionnaireTable) {
  const { name, state, pub_date, due_date } = row;
  return {
    name,
    state,
    pubDate: pub_date,
    dueDate: due_date,
    questions: questionsOf(row).map(({ text }) => text),
  };
}
