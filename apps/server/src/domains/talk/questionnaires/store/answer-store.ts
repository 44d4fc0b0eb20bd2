import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { QuestionnaireAnswerTable } from '../tables.ts';

/** What somebody answered to one question; empty where it was left out. */
export interface SheetAnswer {
  readonly questionId: string;
  readonly value: readonly number[] | string;
}

/** How many rows that were there are written anew with a sheet. */
const MIXED_ROWS = 500;

/**
 * Stores a sheet: its answers apart from each other, each under random bits. Rows that were there are taken out and put back among them in
 * a random order, because PostgreSQL keeps rows in the order in which they came and marks each with the transaction that wrote it. The
 * questionnaire must be locked.
 */
export async function addSheet(
  tx: Tx,
  tenantId: string,
  questionnaireId: string,
  answers: readonly SheetAnswer[],
): Promise<void> {
  const rows = answers.map(({ questionId, value }) => ({
    id: randomId(),
    tenant_id: tenantId,
    questionnaire_id: questionnaireId,
    question_id: questionId,
    answer: toJson(value),
  }));
  const before = await takeSome(tx, tenantId, questionnaireId);
  await insertRows(tx, 'questionnaire_answer', shuffled([...before, ...rows]));
}

/** Takes rows out: all, or where they are many some from a random place on. */
async function takeSome(
  tx: Tx,
  tenantId: string,
  questionnaireId: string,
): Promise<QuestionnaireAnswerTable[]> {
  const from = (start: string, limit: number) =>
    tx
      .selectFrom('questionnaire_answer')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('questionnaire_id', '=', questionnaireId)
      .where('id', '>=', start)
      .orderBy('id')
      .limit(limit)
      .execute();
  const start = randomId();
  const above = await from(start, MIXED_ROWS);
  const known = new Set(above.map(({ id }) => id));
  const lowest = above.length < MIXED_ROWS ? await from('', MIXED_ROWS - above.length) : [];
  const taken = [...above, ...lowest.filter(({ id }) => !known.has(id))];
  if (taken.length > 0)
    await tx
      .deleteFrom('questionnaire_answer')
      .where('tenant_id', '=', tenantId)
      .where('questionnaire_id', '=', questionnaireId)
      .where(
        'id',
        'in',
        taken.map(({ id }) => id),
      )
      .execute();
  return taken;
}

/** All answers to a questionnaire, in the order of their random ids. */
export function answersTo(db: Db, tenantId: string, questionnaireId: string) {
  return db
    .selectFrom('questionnaire_answer')
    .select(['question_id', 'answer'])
    .where('tenant_id', '=', tenantId)
    .where('questionnaire_id', '=', questionnaireId)
    .execute();
}

/** How many sheets questionnaires have; one without any is missing. */
export async function countSheets(
  db: Db | Tx,
  tenantId: string,
  questionnaireIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (questionnaireIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('questionnaire_answer')
    .select(['questionnaire_id', sql<number>`count(*)`.as('count')])
    .where('tenant_id', '=', tenantId)
    .where('questionnaire_id', 'in', [...questionnaireIds])
    .groupBy(['questionnaire_id', 'question_id'])
    .execute();
  const counts = new Map<string, number>();
  for (const { questionnaire_id, count } of rows)
    counts.set(questionnaire_id, Math.max(Number(count), counts.get(questionnaire_id) ?? 0));
  return counts;
}

/** The same things in an order that nobody can know. */
export function shuffled<T>(things: readonly T[]): T[] {
  const all = [...things];
  for (let at = all.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

/** 128 random bits. */
function randomId(): string {
  return randomBytes(16).toString('hex');
}
