import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { QuestionnaireTable } from '../tables.ts';

/** More open ones than this are not counted. */
const MOST_UNANSWERED = 20;

export interface ListPart {
  readonly page: number;
  readonly rows: number;
}

/** Makes other changes to a questionnaire, and other sheets for it, wait. */
export async function lockQuestionnaire(tx: Tx, tenantId: string, id: string): Promise<void> {
  await lockName(tx, `questionnaire/${tenantId}/${id}`);
}

export function findQuestionnaire(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<QuestionnaireTable | undefined> {
  return db
    .selectFrom('questionnaire')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All questionnaires of a library, each with the day on which a reader has answered it. */
function filledBy(db: Db, tenantId: string, patronId: string) {
  return db
    .selectFrom('questionnaire')
    .leftJoin('questionnaire_filled', (join) =>
      join
        .onRef('questionnaire_filled.questionnaire_id', '=', 'questionnaire.id')
        .on('questionnaire_filled.tenant_id', '=', tenantId)
        .on('questionnaire_filled.patron_id', '=', patronId),
    )
    .where('questionnaire.tenant_id', '=', tenantId);
}

/** Those that a reader can answer now or has answered: what can be answered comes first, the first to end before others. */
export async function findForReader(
  db: Db,
  tenantId: string,
  { patronId, now, page, rows }: ListPart & { readonly patronId: string; readonly now: string },
) {
  const found = filledBy(db, tenantId, patronId).where((eb) =>
    eb.or([
      eb('questionnaire_filled.filled_on', 'is not', null),
      eb.and([
        eb('questionnaire.state', '=', 'open'),
        eb('questionnaire.pub_date', '<=', now),
        eb('questionnaire.due_date', '>', now),
      ]),
    ]),
  );
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const questionnaires = await found
    .selectAll('questionnaire')
    .select('questionnaire_filled.filled_on')
    .orderBy(sql`case when questionnaire_filled.filled_on is null then 0 else 1 end`)
    .orderBy('questionnaire.due_date')
    .orderBy('questionnaire.id')
    .offset((page - 1) * rows)
    .limit(rows)
    .execute();
  return { total: Number(total), questionnaires };
}

/** Those that are open and that a reader has not answered, the first to end before others. */
export function findUnanswered(
  db: Db,
  tenantId: string,
  { patronId, now }: { readonly patronId: string; readonly now: string },
): Promise<QuestionnaireTable[]> {
  return filledBy(db, tenantId, patronId)
    .selectAll('questionnaire')
    .where('questionnaire_filled.filled_on', 'is', null)
    .where('questionnaire.state', '=', 'open')
    .where('questionnaire.pub_date', '<=', now)
    .where('questionnaire.due_date', '>', now)
    .orderBy('questionnaire.due_date')
    .orderBy('questionnaire.id')
    .limit(MOST_UNANSWERED)
    .execute();
}

/** All of a library, the newest first. */
export async function findAll(db: Db, tenantId: string, { page, rows }: ListPart) {
  const found = db.selectFrom('questionnaire').where('tenant_id', '=', tenantId);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const questionnaires = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * rows)
    .limit(rows)
    .execute();
  return { total: Number(total), questionnaires };
}

export async function insertQuestionnaire(tx: Tx, row: QuestionnaireTable): Promise<void> {
  await tx.insertInto('questionnaire').values(row).execute();
}

export async function updateQuestionnaire(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<QuestionnaireTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx
    .updateTable('questionnaire')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteQuestionnaire(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('questionnaire').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
  await tx
    .deleteFrom('questionnaire_filled')
    .where('tenant_id', '=', tenantId)
    .where('questionnaire_id', '=', id)
    .execute();
}
