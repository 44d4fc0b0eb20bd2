import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { ProviderTallyTable } from '../tables.ts';

/** What is added to the numbers of a day. */
export type Tallied = Omit<ProviderTallyTable, 'tenant_id' | 'provider_id' | 'day'>;

export const NOTHING_TALLIED: Tallied = {
  kept_count: 0,
  value_count: 0,
  none_count: 0,
  failed_count: 0,
  held_count: 0,
  sent_ms: 0,
  longest_ms: 0,
};

export async function addToTally(
  db: Db,
  of: Pick<ProviderTallyTable, 'tenant_id' | 'provider_id' | 'day'>,
  add: Tallied,
): Promise<void> {
  const plus = (name: keyof Tallied) => sql<number>`provider_tally.${sql.ref(name)} + ${add[name]}`;
  await db
    .insertInto('provider_tally')
    .values({ ...of, ...add })
    .onConflict((same) =>
      same.columns(['tenant_id', 'provider_id', 'day']).doUpdateSet({
        kept_count: plus('kept_count'),
        value_count: plus('value_count'),
        none_count: plus('none_count'),
        failed_count: plus('failed_count'),
        held_count: plus('held_count'),
        sent_ms: plus('sent_ms'),
        longest_ms: sql<number>`case when provider_tally.longest_ms > ${add.longest_ms} then provider_tally.longest_ms else ${add.longest_ms} end`,
      }),
    )
    .execute();
}

/** The sums of all providers of a library from a day on, by provider. */
export async function talliesSince(
  db: Db,
  tenantId: string,
  day: string,
): Promise<ReadonlyMap<string, Tallied>> {
  const rows = await db
    .selectFrom('provider_tally')
    .select(({ fn }) => [
      'provider_id',
      fn.sum<number>('kept_count').as('kept_count'),
      fn.sum<number>('value_count').as('value_count'),
      fn.sum<number>('none_count').as('none_count'),
      fn.sum<number>('failed_count').as('failed_count'),
      fn.sum<number>('held_count').as('held_count'),
      fn.sum<number>('sent_ms').as('sent_ms'),
      fn.max<number>('longest_ms').as('longest_ms'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', day)
    .groupBy('provider_id')
    .execute();
  return new Map(
    rows.map(({ provider_id, ...sums }) => [
      provider_id,
      Object.fromEntries(
        Object.entries(sums).map(([name, sum]) => [name, Number(sum)]),
      ) as unknown as Tallied,
    ]),
  );
}
