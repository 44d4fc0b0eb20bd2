import type { Db } from '../../../platform/db/database.ts';

/** How many readers keep a work as a favourite now. */
export async function countKeepers(db: Db, tenantId: string, recordId: string): Promise<number> {
  const row = await db
    .selectFrom('favourite')
    .select((eb) => eb.fn.countAll<number>().as('keepers'))
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return Number(row.keepers);
}
