import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { RequestObjectionTable } from '../store/request-tables.ts';

/** Adds an objection unless there is one for the request; answers the one that holds. */
export async function addObjection(
  tx: Tx,
  objection: Pick<RequestObjectionTable, 'tenant_id' | 'request_id' | 'patron_id' | 'reason' | 'objected_at'>,
): Promise<{ readonly objectedAt: string; readonly isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('request_objection')
    .values({ ...objection, decision: 'open', decided_at: null, decided_by: null, note: '' })
    .onConflict((same) => same.columns(['tenant_id', 'request_id']).doNothing())
    .executeTakeFirst();
  const row = await findObjection(tx, objection.tenant_id, objection.request_id);
  return {
    objectedAt: row?.objected_at ?? objection.objected_at,
    isNew: (numInsertedOrUpdatedRows ?? 0n) > 0n,
  };
}

/** The objection to a hand-over. */
export async function findObjection(
  db: Db,
  tenantId: string,
  requestId: string,
): Promise<RequestObjectionTable | undefined> {
  return db
    .selectFrom('request_objection')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Notes a decision. */
export async function noteDecision(
  tx: Tx,
  tenantId: string,
  requestId: string,
  decision: Pick<RequestObjectionTable, 'decision' | 'decided_at' | 'decided_by' | 'note'>,
): Promise<void> {
  await tx
    .updateTable('request_objection')
    .set(decision)
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .execute();
}
