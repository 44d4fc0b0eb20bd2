import type { Bib } from '@lectern/marc/bib';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';

/** A stored bib, without its items. */
export interface BibRecord {
  readonly id: string;
  readonly bib: Bib;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** The bibs with these ids, by id. Deleted and suppressed bibs and those of other tenants are left out. */
export async function findBibs(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BibRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'bib', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { id: row.id, bib: fromJson<Bib>(row.bib), createdAt: row.created_at }]),
  );
}

export async function findBib(db: Db, tenantId: string, id: string): Promise<BibRecord | undefined> {
  return (await findBibs(db, tenantId, [id])).get(id);
}

/** The newest bibs, newest first. */
export async function newestBibs(db: Db, tenantId: string, limit: number): Promise<BibRecord[]> {
  const rows = await db
    .selectFrom('bib')
    .select(['id', 'bib', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, bib: fromJson<Bib>(row.bib), createdAt: row.created_at }));
}

/** When the first record of the library was stored; undefined in an empty catalogue. */
export async function firstBibAt(db: Db, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bib')
    .select('created_at')
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function countBibsSince(db: Db, tenantId: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('bib')
    .select((eb) => eb.fn.countAll<number>().as('bibs'))
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.bibs;
}

export async function countItems(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('item')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.items;
}
