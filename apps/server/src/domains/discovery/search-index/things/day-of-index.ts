import type { Db } from '../../../../platform/db/database.ts';

/** One more with each change of what a document of a thing holds (`documentOf`): indexes of another version are built anew. */
const THINGS_VERSION = 3;

/** The day whose things the index of a library holds; undefined where it has to be built. */
export async function findDayOfIndex(db: Db, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('things_index')
    .select('day')
    .where('tenant_id', '=', tenantId)
    .where('version', '=', THINGS_VERSION)
    .executeTakeFirst();
  return row?.day;
}

export async function putDayOfIndex(db: Db, tenantId: string, day: string): Promise<void> {
  await db
    .insertInto('things_index')
    .values({ tenant_id: tenantId, day, version: THINGS_VERSION })
    .onConflict((same) => same.column('tenant_id').doUpdateSet({ day, version: THINGS_VERSION }))
    .execute();
}
