import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { insertQuestionnaire } from '../domains/talk/questionnaires/store/questionnaire-store.ts';
import type { QuestionnaireTable } from '../domains/talk/questionnaires/tables.ts';
import { toJson } from '../platform/db/codecs.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { CREATED, TENANT } from './built-rows.ts';

/** A question of each kind; all but the one for words have to be answered. */
export const QUESTIONS: readonly Question[] = [
  { id: 'one', kind: 'one', text: 'How often?', required: true, options: ['Daily', 'Weekly', 'Never'] },
  { id: 'many', kind: 'many', text: 'What for?', required: true, options: ['Books', 'Quiet', 'People'] },
  { id: 'scale', kind: 'scale', text: 'How well?', required: true, end: 5, low: 'Badly', high: 'Well' },
  {
    id: 'matrix',
    kind: 'matrix',
    text: 'Which places?',
    required: true,
    rows: ['Hall', 'Garden'],
    options: ['Bad', 'Good'],
  },
  { id: 'words', kind: 'text', text: 'Anything else?', required: false },
];

/** A questionnaire, open from 2020 to 2100 unless something else is said; answers its id. */
export async function buildQuestionnaire(
  db: Db,
  {
    questions = QUESTIONS,
    ...given
  }: Partial<Omit<QuestionnaireTable, 'questions'>> & { readonly questions?: readonly Question[] } = {},
): Promise<string> {
  const row: QuestionnaireTable = {
    id: newId(),
    tenant_id: TENANT,
    name: 'A questionnaire',
    introduction: '',
    questions: toJson(questions),
    language: '',
    translations: '[]',
    state: 'open',
    pub_date: '2020-01-01T00:00:00.000Z',
    due_date: '2100-01-01T00:00:00.000Z',
    created_at: CREATED,
    updated_at: CREATED,
    ...given,
  };
  await inTransaction(db, (tx) => insertQuestionnaire(tx, row));
  return row.id;
}

/** Answers to all of QUESTIONS. */
export function sheetOf(text: string, place = 0) {
  return [
    { questionId: 'one', choices: [place] },
    { questionId: 'many', choices: [0, 2] },
    { questionId: 'scale', choices: [4] },
    { questionId: 'matrix', choices: [1, 0] },
    { questionId: 'words', text },
  ];
}
