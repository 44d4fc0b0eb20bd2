import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SelfCheckVisitTable } from './tables.ts';

/** Lets a reader in; whoever was in this place before is out. */
export async function putVisit(db: Db | Tx, visit: SelfCheckVisitTable): Promise<void> {
  await db
    .insertInto('self_check_visit')
    .values(visit)
    .onConflict((same) => same.columns(['tenant_id', 'place']).doUpdateSet(visit))
    .execute();
}

/** Who is in a place now, kept there until `until`; undefined if nobody is. */
export async function resumeVisit(
  db: Db,
  tenantId: string,
  place: string,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<SelfCheckVisitTable | undefined> {
  return db
    .updateTable('self_check_visit')
    .set({ expires_at: until })
    .where('tenant_id', '=', tenantId)
    .where('place', '=', place)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Notes a loan for the receipt; nothing if another reader is in the place by now. */
export async function noteLoanOfVisit(
  db: Db,
  { tenant_id, place, patron_id, started_at, loan_ids }: SelfCheckVisitTable,
  loanId: string,
): Promise<void> {
  const ids = new Set([...fromJson<readonly string[]>(loan_ids), loanId]);
  await db
    .updateTable('self_check_visit')
    .set({ loan_ids: toJson([...ids]) })
    .where('tenant_id', '=', tenant_id)
    .where('place', '=', place)
    .where('patron_id', '=', patron_id)
    .where('started_at', '=', started_at)
    .execute();
}

export async function findVisit(
  db: Db,
  tenantId: string,
  place: string,
  now: string,
): Promise<SelfCheckVisitTable | undefined> {
  return db
    .selectFrom('self_check_visit')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('place', '=', place)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function endVisit(db: Db, tenantId: string, place: string): Promise<void> {
  await db
    .deleteFrom('self_check_visit')
    .where('tenant_id', '=', tenantId)
    .where('place', '=', place)
    .execute();
}
