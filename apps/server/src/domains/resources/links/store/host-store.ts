import type { Db } from '../../../../platform/db/database.ts';

/** The hosts that rest at an instant. */
export async function restingHosts(db: Db, tenantId: string, now: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('link_host')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .where('rests_until', '>', now)
    .execute();
  return new Set(rows.map(({ host }) => host));
}

export async function isResting(db: Db, tenantId: string, host: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('link_host')
    .select('rests_until')
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .executeTakeFirst();
  return row !== undefined && row.rests_until > now;
}

/** Leaves a host alone until an instant. */
export async function letRest(db: Db, tenantId: string, host: string, until: string): Promise<void> {
  await db
    .insertInto('link_host')
    .values({ tenant_id: tenantId, host, rests_until: until })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'host']).doUpdateSet({ rests_until: until }))
    .execute();
}
