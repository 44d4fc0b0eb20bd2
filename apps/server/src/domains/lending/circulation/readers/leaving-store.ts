import type { Db, Tx } from '../../../../platform/db/database.ts';

/** How many requests of a patron have not ended. */
export async function countOpenRequests(db: Db, tenantId: string, patronId: string): Promise<number> {
  const row = await db
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<string | number>().as('requests'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.requests);
}

/** How many behaviours of a patron are neither processed nor cancelled. */
export async function countOpenBehaviours(db: Db, tenantId: string, patronId: string): Promise<number> {
  const row = await db
    .selectFrom('behaviour')
    .select((eb) => eb.fn.countAll<string | number>().as('behaviours'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('state', 'not in', ['processed', 'cancelled'])
    .executeTakeFirstOrThrow();
  return Number(row.behaviours);
}

/** Nobody answers for the loans of this patron any more. */
export async function removeGuaranteesOf(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('guarantee')
    .where('tenant_id', '=', tenantId)
    .where('guaranteed_id', '=', patronId)
    .execute();
}
