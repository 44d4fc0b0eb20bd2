import type { Question } from '@lectern/contracts/questionnaires/question';
import {
  LEAST_ANSWERS,
  type Questionnaire,
  type StaffQuestionnaire,
} from '@lectern/contracts/questionnaires/questionnaire';
import { fromJson } from '../../platform/db/codecs.ts';
import { stateAt } from './state-at.ts';
import type { QuestionnaireTable } from './tables.ts';

export function questionsOf({ questions }: Pick<QuestionnaireTable, 'questions'>): Question[] {
  return fromJson<Question[]>(questions);
}

/** As a reader sees it. `now` is an instant, `fillDate` the day on which the reader answered. */
export function presentQuestionnaire(
  row: QuestionnaireTable,
  now: string,
  fillDate: string | null | undefined,
): Questionnaire {
  return { ...factsOf(row, now), fillDate: fillDate ?? '', questionCount: questionsOf(row).length };
}

/** As staff see it, who are not told how many answered while these are few. */
export function presentForStaff(row: QuestionnaireTable, now: string, sheets: number): StaffQuestionnaire {
  return {
    ...factsOf(row, now),
    updatedAt: row.updated_at,
    isFrozen: sheets > 0,
    answers: sheets < LEAST_ANSWERS ? 0 : sheets,
    questions: questionsOf(row),
  };
}

function factsOf(row: QuestionnaireTable, now: string) {
  const { id, name, introduction, pub_date, due_date } = row;
  return { id, name, introduction, pubDate: pub_date, dueDate: due_date, state: stateAt(row, now) };
}
