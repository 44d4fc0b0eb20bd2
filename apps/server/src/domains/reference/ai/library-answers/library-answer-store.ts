import type { Db, Tx } from '../../../../platform/db/database.ts';
import { shownOn } from '../../../../platform/db/shown-days.ts';
import type { LibraryAnswerTable } from '../tables.ts';

/** The wordings of the answers that hold on a day (YYYY-MM-DD), the one that changed last first. */
export function listOpenAnswers(
  db: Db,
  tenantId: string,
  today: string,
): Promise<Pick<LibraryAnswerTable, 'id' | 'wordings'>[]> {
  return db
    .selectFrom('library_answer')
    .select(['id', 'wordings'])
    .where('tenant_id', '=', tenantId)
    .where('is_open', '=', 1)
    .where(shownOn(today))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** All answers of a library, the one that changed last first. */
export function listAnswerRows(db: Db, tenantId: string): Promise<LibraryAnswerTable[]> {
  return db
    .selectFrom('library_answer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** An answer, whether it holds or not; undefined if there is none. */
export function findAnswerRow(db: Db, tenantId: string, id: string): Promise<LibraryAnswerTable | undefined> {
  return db
    .selectFrom('library_answer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countAnswerRows(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('library_answer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertAnswerRow(tx: Tx, row: LibraryAnswerTable): Promise<void> {
  await tx.insertInto('library_answer').values(row).execute();
}

export async function changeAnswerRow(tx: Tx, row: LibraryAnswerTable): Promise<void> {
  const { id, tenant_id: tenantId, ...change } = row;
  await tx
    .updateTable('library_answer')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteAnswerRow(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('library_answer').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
