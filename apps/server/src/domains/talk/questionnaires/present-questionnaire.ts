import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import {
  LEAST_ANSWERS,
  type Questionnaire,
  type StaffQuestionnaire,
} from '@lectern/contracts/talk/questionnaires/questionnaire';
import type { QuestionnaireTranslation } from '@lectern/contracts/talk/questionnaires/translation';
import { fromJson } from '../../../platform/db/codecs.ts';
import { stateAt } from './state-at.ts';
import type { QuestionnaireTable } from './tables.ts';

/** For whom words are chosen. */
export interface Reading {
  readonly language: Language;
  readonly defaultLanguage: Language;
}

type Words = Pick<QuestionnaireTable, 'name' | 'introduction' | 'questions' | 'language' | 'translations'>;

export function questionsOf({ questions }: Pick<QuestionnaireTable, 'questions'>): Question[] {
  return fromJson<Question[]>(questions);
}

/** The words in the language in which the questionnaire was made. */
function originalOf(row: Words, defaultLanguage: Language): QuestionnaireTranslation {
  const { name, introduction, language } = row;
  return { name, introduction, language: language || defaultLanguage, questions: questionsOf(row) };
}

/** The words in the reader's language, else in the one that `nameIn` would take. */
export function wordsFor(row: Words, { language, defaultLanguage }: Reading): QuestionnaireTranslation {
  const original = originalOf(row, defaultLanguage);
  const all = [original, ...fromJson<QuestionnaireTranslation[]>(row.translations)];
  const codes = Object.fromEntries(all.map((one) => [one.language, one.language]));
  const chosen = nameIn(codes, language, defaultLanguage);
  return all.find((one) => one.language === chosen) ?? original;
}

/** As a reader sees it. `now` is an instant, `fillDate` the day on which the reader answered. */
export function presentQuestionnaire(
  row: QuestionnaireTable,
  reading: Reading,
  now: string,
  fillDate: string | null | undefined,
): Questionnaire {
  const { questions, ...words } = wordsFor(row, reading);
  return { ...datesOf(row, now), ...words, fillDate: fillDate ?? '', questionCount: questions.length };
}

/** As staff see it, who are not told how many answered while these are few. */
export function presentForStaff(
  row: QuestionnaireTable,
  defaultLanguage: Language,
  now: string,
  sheets: number,
): StaffQuestionnaire {
  return {
    ...datesOf(row, now),
    ...originalOf(row, defaultLanguage),
    updatedAt: row.updated_at,
    isFrozen: sheets > 0,
    answers: sheets < LEAST_ANSWERS ? 0 : sheets,
    translations: fromJson(row.translations),
  };
}

function datesOf(row: QuestionnaireTable, now: string) {
  const { id, pub_date, due_date } = row;
  return { id, pubDate: pub_date, dueDate: due_date, state: stateAt(row, now) };
}
