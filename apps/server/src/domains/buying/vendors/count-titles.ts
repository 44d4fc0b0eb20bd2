import type { Db } from '../../../platform/db/database.ts';

/** How many titles each vendor sells. */
export async function countTitles(db: Db, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('vendor_item')
    .select(['vendor_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('is_sold', '=', 1)
    .groupBy('vendor_id')
    .execute();
  return new Map(rows.map(({ vendor_id, count }) => [vendor_id, Number(count)]));
}
