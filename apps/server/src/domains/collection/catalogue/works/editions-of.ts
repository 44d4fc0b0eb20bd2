import type { Bib } from '@lectern/marc/bib';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { BibRecord } from '../records/find-bibs.ts';

/** The work key of each of these records; empty where a record stands for itself. Records that are not shown are absent. */
export async function workKeysOf(
  db: Db,
  tenantId: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'work_key'])
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where('id', 'in', recordIds)
    .execute();
  return new Map(rows.map(({ id, work_key }) => [id, work_key]));
}

/** How many records that are shown have each of these work keys. */
export async function countOfWorks(
  db: Db,
  tenantId: string,
  workKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const keys = workKeys.filter((key) => key !== '');
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('bib')
    .select((eb) => ['work_key', eb.fn.countAll<number>().as('records')])
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where('work_key', 'in', keys)
    .groupBy('work_key')
    .execute();
  return new Map(rows.map(({ work_key, records }) => [work_key, Number(records)]));
}

/** The records of a work besides one of them, newest edition first. */
export async function editionsBeside(
  db: Db,
  tenantId: string,
  part: {
    readonly workKey: string;
    readonly besides: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<BibRecord[]> {
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'bib', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where('work_key', '=', part.workKey)
    .where('id', '!=', part.besides)
    .orderBy((eb) => eb.fn.coalesce('year', eb.lit(0)), 'desc')
    .orderBy('id')
    .offset(part.offset)
    .limit(part.limit)
    .execute();
  return rows.map((row) => ({ id: row.id, bib: fromJson<Bib>(row.bib), createdAt: row.created_at }));
}

/** All records of a work, also those that are not shown. */
export async function idsOfWork(db: Db, tenantId: string, workKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('work_key', '=', workKey)
    .execute();
  return rows.map(({ id }) => id);
}
