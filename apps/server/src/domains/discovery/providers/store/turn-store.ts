import type { ProviderFault } from '@lectern/contracts/discovery/providers/provider';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { ProviderTable, ProviderTurnTable } from '../tables.ts';

/**
 * Takes one of the questions that a provider may be asked in this minute and on this day; false if there is none left. One statement, so
 * that several servers together keep to the limits.
 */
export async function takeTurn(
  db: Db,
  { tenant_id, id, per_minute, per_day }: ProviderTable,
  now: Date,
): Promise<boolean> {
  const minute = now.toISOString().slice(0, 16);
  const day = minute.slice(0, 10);
  const { numUpdatedRows } = await db
    .updateTable('provider_turn')
    .set({
      minute,
      day,
      minute_count: sql`case when minute = ${minute} then minute_count + 1 else 1 end`,
      day_count: sql`case when day = ${day} then day_count + 1 else 1 end`,
    })
    .where('tenant_id', '=', tenant_id)
    .where('provider_id', '=', id)
    .$if(per_minute > 0, (query) =>
      query.where((eb) => eb.or([eb('minute', '!=', minute), eb('minute_count', '<', per_minute)])),
    )
    .$if(per_day > 0, (query) =>
      query.where((eb) => eb.or([eb('day', '!=', day), eb('day_count', '<', per_day)])),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteFault(
  db: Db,
  { tenant_id, id }: Pick<ProviderTable, 'tenant_id' | 'id'>,
  fault: ProviderFault,
  now: Date,
): Promise<void> {
  await db
    .updateTable('provider_turn')
    .set({ last_fault: fault, last_fault_at: now.toISOString() })
    .where('tenant_id', '=', tenant_id)
    .where('provider_id', '=', id)
    .execute();
}

/** The turns of all providers of a library, by provider. */
export async function turnsOf(db: Db, tenantId: string): Promise<ReadonlyMap<string, ProviderTurnTable>> {
  const rows = await db.selectFrom('provider_turn').selectAll().where('tenant_id', '=', tenantId).execute();
  return new Map(rows.map((row) => [row.provider_id, row]));
}
