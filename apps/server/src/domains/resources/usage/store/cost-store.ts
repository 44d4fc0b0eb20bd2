import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { EresourceCostTable } from '../tables.ts';

/** Costs that one page has. */
const MOST = 500;

export function listCosts(
  db: Db,
  tenantId: string,
  { eresourceId, year }: { readonly eresourceId?: string | undefined; readonly year?: number | undefined },
): Promise<EresourceCostTable[]> {
  let rows = db.selectFrom('eresource_cost').selectAll().where('tenant_id', '=', tenantId);
  if (eresourceId !== undefined) rows = rows.where('eresource_id', '=', eresourceId);
  if (year !== undefined) rows = rows.where('year', '=', year);
  return rows.orderBy('year', 'desc').orderBy('eresource_id').limit(MOST).execute();
}

export function findCost(
  db: Db | Tx,
  tenantId: string,
  eresourceId: string,
  year: number,
): Promise<EresourceCostTable | undefined> {
  return db
    .selectFrom('eresource_cost')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .where('year', '=', year)
    .executeTakeFirst();
}

export async function putCost(tx: Tx, row: EresourceCostTable): Promise<void> {
  const { amount, currency, updated_at } = row;
  await tx
    .insertInto('eresource_cost')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'eresource_id', 'year']).doUpdateSet({ amount, currency, updated_at }),
    )
    .execute();
}

export async function removeCost(tx: Tx, tenantId: string, eresourceId: string, year: number): Promise<void> {
  await tx
    .deleteFrom('eresource_cost')
    .where('tenant_id', '=', tenantId)
    .where('eresource_id', '=', eresourceId)
    .where('year', '=', year)
    .execute();
}
