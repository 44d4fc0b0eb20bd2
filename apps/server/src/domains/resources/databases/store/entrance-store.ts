import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { EresourceEntranceTable } from '../tables.ts';

/** The entrances of a database in their order. */
export async function entrancesOf(
  db: Db,
  tenantId: string,
  eresourceId: string,
): Promise<EresourceEntranceTable[]> {
  return db
    .selectFrom('eresource_entrance')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .orderBy('position')
    .execute();
}

/** The entrances of all databases, those of each in their order. */
export function everyEntrance(db: Db, tenantId: string): Promise<EresourceEntranceTable[]> {
  return db
    .selectFrom('eresource_entrance')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('eresource_id')
    .orderBy('position')
    .execute();
}

/** How many entrances each of these databases has; those without any are absent. */
export async function countEntrances(
  db: Db,
  tenantId: string,
  eresourceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (eresourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('eresource_entrance')
    .select(['eresource_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', 'in', eresourceIds)
    .groupBy('eresource_id')
    .execute();
  return new Map(rows.map(({ eresource_id, count }) => [eresource_id, Number(count)]));
}

/** Puts entrances in the place of those that a database has. */
export async function replaceEntrances(
  tx: Tx,
  tenantId: string,
  eresourceId: string,
  entrances: readonly EresourceEntranceTable[],
): Promise<void> {
  await tx
    .deleteFrom('eresource_entrance')
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .execute();
  await insertRows(tx, 'eresource_entrance', entrances);
}

/** The entrances of some databases, by database in their order. */
export async function entrancesOfSome(
  db: Db,
  tenantId: string,
  eresourceIds: readonly string[],
): Promise<EresourceEntranceTable[]> {
  if (eresourceIds.length === 0) return [];
  return db
    .selectFrom('eresource_entrance')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', 'in', eresourceIds)
    .orderBy('eresource_id')
    .orderBy('position')
    .execute();
}

/** Puts one address in the place of another in the entrances of a database. */
export async function replaceAddress(
  tx: Tx,
  tenantId: string,
  eresourceId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('eresource_entrance')
    .set({ address: to })
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .where('address', '=', from)
    .execute();
}
