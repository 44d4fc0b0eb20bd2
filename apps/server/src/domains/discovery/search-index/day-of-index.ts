import type { Db } from '../../../platform/db/database.ts';
import type { KeptIndex } from '../../../platform/kept-index.ts';

type Noted = Pick<KeptIndex, 'table' | 'version'>;

/** The day that the index of a library holds; undefined where it has to be built. */
export async function findDayOfIndex(
  db: Db,
  { table, version }: Noted,
  tenantId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom(table)
    .select('day')
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.day;
}

export async function putDayOfIndex(
  db: Db,
  { table, version }: Noted,
  tenantId: string,
  day: string,
): Promise<void> {
  await db
    .insertInto(table)
    .values({ tenant_id: tenantId, day, version })
    .onConflict((same) => same.column('tenant_id').doUpdateSet({ day, version }))
    .execute();
}
