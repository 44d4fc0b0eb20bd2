import type { CounterMetric } from '@lectern/contracts/resources/usage/counter';
import type { AccessChoice } from '@lectern/contracts/resources/usage/usage-choice';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { UsageCountTable, UsageThingTable, UsageTotalTable } from '../tables.ts';

/** Slices of one statement. */
const CHUNK = 500;

/** The sums of some slices, by people: of all metrics if none are named. */
export async function totalsOf(
  db: Db,
  tenantId: string,
  sliceIds: readonly string[],
): Promise<Pick<UsageTotalTable, 'slice_id' | 'metric' | 'access' | 'count'>[]> {
  const rows: Pick<UsageTotalTable, 'slice_id' | 'metric' | 'access' | 'count'>[] = [];
  for (let at = 0; at < sliceIds.length; at += CHUNK)
    rows.push(
      ...(await db
        .selectFrom('usage_total')
        .select(['slice_id', 'metric', 'access', 'count'])
        .where('tenant_id', '=', tenantId)
        .where('slice_id', 'in', sliceIds.slice(at, at + CHUNK))
        .where('is_mining', '=', 0)
        .execute()),
    );
  return rows;
}

/** The counts of some databases in all slices, by people. */
export async function countsOfThings(
  db: Db,
  tenantId: string,
  thingIds: readonly string[],
): Promise<Pick<UsageCountTable, 'slice_id' | 'metric' | 'access' | 'count'>[]> {
  if (thingIds.length === 0) return [];
  return db
    .selectFrom('usage_count')
    .select(['slice_id', 'metric', 'access', 'count'])
    .where('tenant_id', '=', tenantId)
    .where('thing_id', 'in', thingIds)
    .where('is_mining', '=', 0)
    .execute();
}

export interface CountedThing {
  readonly id: string;
  readonly count: number;
}

/** The things used most in some slices, and how many there are. */
export async function mostUsed(
  db: Db,
  tenantId: string,
  {
    sliceIds,
    metric,
    access,
    thingIds,
  }: {
    readonly sliceIds: readonly string[];
    readonly metric: CounterMetric;
    readonly access: AccessChoice;
    /** Only these; undefined for all. */
    readonly thingIds?: readonly string[] | undefined;
  },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly things: CountedThing[] }> {
  if (sliceIds.length === 0 || thingIds?.length === 0) return { total: 0, things: [] };
  let rows = db
    .selectFrom('usage_count')
    .where('tenant_id', '=', tenantId)
    .where('slice_id', 'in', sliceIds)
    .where('metric', '=', metric)
    .where('is_mining', '=', 0);
  if (access !== 'all') rows = rows.where('access', '=', access);
  if (thingIds) rows = rows.where('thing_id', 'in', thingIds);
  const { total } = await rows
    .select(sql<number>`count(distinct thing_id)`.as('total'))
    .executeTakeFirstOrThrow();
  const things = await rows
    .select(['thing_id as id', (eb) => eb.fn.sum<number>('count').as('uses')])
    .groupBy('thing_id')
    .orderBy('uses', 'desc')
    .orderBy('thing_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), things: things.map(({ id, uses }) => ({ id, count: Number(uses) })) };
}

export async function findThings(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UsageThingTable>> {
  const found = new Map<string, UsageThingTable>();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await db
      .selectFrom('usage_thing')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids.slice(at, at + CHUNK))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}
