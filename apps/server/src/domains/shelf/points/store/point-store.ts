import type { PointEvent } from '@lectern/contracts/shelf/points/fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { PointEntryTable } from '../tables.ts';

/** Makes other changes of the reader's points wait until this transaction ends, and returns the points before them. */
export async function lockPoints(tx: Tx, tenantId: string, patronId: string): Promise<number> {
  await tx
    .insertInto('point_account')
    .values({ tenant_id: tenantId, patron_id: patronId, balance: 0 })
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doNothing())
    .execute();
  const row = await tx
    .updateTable('point_account')
    .set((eb) => ({ balance: eb.ref('balance') }))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .returning('balance')
    .executeTakeFirstOrThrow();
  return row.balance;
}

export async function setBalance(tx: Tx, tenantId: string, patronId: string, balance: number): Promise<void> {
  await tx
    .updateTable('point_account')
    .set({ balance })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}

/** Adds a line unless there is one with its cause; false if there is. */
export async function addEntry(tx: Tx, entry: PointEntryTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('point_entry')
    .values(entry)
    .onConflict((same) => same.columns(['tenant_id', 'cause']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type Lot = Pick<PointEntryTable, 'id' | 'remaining' | 'expires_at'>;

/** The lines of which points are left, those first that expire first. */
export async function listLots(db: Db, tenantId: string, patronId: string): Promise<Lot[]> {
  const rows = await db
    .selectFrom('point_entry')
    .select(['id', 'remaining', 'expires_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('remaining', '>', 0)
    .orderBy('id')
    .execute();
  const key = ({ expires_at }: Lot) => expires_at ?? '~';
  return rows.sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
}

export async function setRemaining(
  tx: Tx,
  tenantId: string,
  lotId: string,
  remaining: number,
): Promise<void> {
  await tx
    .updateTable('point_entry')
    .set({ remaining })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', lotId)
    .execute();
}

/** A reader's lines, last first. */
export async function listEntries(
  db: Db,
  tenantId: string,
  patronId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly entries: PointEntryTable[] }> {
  const own = db
    .selectFrom('point_entry')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId);
  const { total } = await own
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await own
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), entries };
}

/** How often an event counted for a reader since an instant. */
export async function countEvents(
  db: Db,
  tenantId: string,
  patronId: string,
  event: PointEvent,
  since: string,
): Promise<number> {
  const { times } = await db
    .selectFrom('point_entry')
    .select((eb) => eb.fn.countAll<number | string>().as('times'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('operation', '=', event)
    .where('made_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(times);
}

/** The points that a reader has spent since an instant. */
export async function spentSince(db: Db, tenantId: string, patronId: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('point_entry')
    .select((eb) => eb.fn.sum<number | string | null>('change').as('spent'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('kind', '=', 'spent')
    .where('made_at', '>=', since)
    .executeTakeFirst();
  return 0 - Number(row?.spent ?? 0);
}

/** Readers of whom points have expired that are still counted. */
export async function listLapsed(db: Db, tenantId: string, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('point_entry')
    .select('patron_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    // As text of the statement, so that the index of lots that are left is used.
    .where('remaining', '>', sql.lit(0))
    .where('expires_at', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ patron_id }) => patron_id);
}
