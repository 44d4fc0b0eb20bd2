import type { Db } from '../../../../platform/db/database.ts';

/** The last day that was told. */
export async function findLastDay(db: Db, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('message_day')
    .select('day')
    .where('tenant_id', '=', tenantId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

export async function noteDay(db: Db, tenantId: string, day: string, now: string): Promise<void> {
  await db
    .insertInto('message_day')
    .values({ tenant_id: tenantId, day, told_at: now })
    .onConflict((same) => same.doNothing())
    .execute();
}
