import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertNewRows } from '../../../../platform/db/insert-rows.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { LinkTable } from '../tables.ts';

/** Makes other changes to the links of the library wait. */
export async function lockLinks(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `links/${tenantId}`);
}

export async function findLink(db: Db | Tx, tenantId: string, id: string): Promise<LinkTable | undefined> {
  return db
    .selectFrom('link')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The link with an address of a database, or of a title in it. */
export async function findLinkAt(
  db: Db | Tx,
  { tenant_id, eresource_id, title_id, address_hash }: LinkTable,
): Promise<LinkTable | undefined> {
  return db
    .selectFrom('link')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('eresource_id', '=', eresource_id)
    .where('title_id', '=', title_id)
    .where('address_hash', '=', address_hash)
    .executeTakeFirst();
}

/** The links of entrances of the whole library, or of one database. */
export function entranceLinks(db: Db | Tx, tenantId: string, eresourceId?: string): Promise<LinkTable[]> {
  let links = db.selectFrom('link').selectAll().where('tenant_id', '=', tenantId).where('title_id', '=', '');
  if (eresourceId !== undefined) links = links.where('eresource_id', '=', eresourceId);
  return links.execute();
}

/** Links of titles that are in the list of staff behind an id, in the order of their ids. */
export function pageOfListedTitles(
  db: Db,
  tenantId: string,
  after: Pick<LinkTable, 'shelf' | 'found_at' | 'id'> | undefined,
  limit: number,
): Promise<LinkTable[]> {
  let links = db
    .selectFrom('link')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('shelf', 'in', ['open', 'aside'])
    .where('title_id', '<>', '');
  if (after)
    links = links.where((eb) =>
      eb.or([
        eb('shelf', '>', after.shelf),
        eb.and([eb('shelf', '=', after.shelf), eb('found_at', '>', after.found_at)]),
        eb.and([eb('shelf', '=', after.shelf), eb('found_at', '=', after.found_at), eb('id', '>', after.id)]),
      ]),
    );
  return links.orderBy('shelf').orderBy('found_at').orderBy('id').limit(limit).execute();
}

/** Links that are to be asked by now, those that wait longest first. */
export function dueLinks(
  db: Db,
  tenantId: string,
  { now, of, limit }: { readonly now: string; readonly of: 'entrances' | 'titles'; readonly limit: number },
): Promise<LinkTable[]> {
  return db
    .selectFrom('link')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('title_id', of === 'entrances' ? '=' : '<>', '')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute();
}

/** How many links were asked on a day, by host. */
export async function askedOnDay(
  db: Db,
  tenantId: string,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('link')
    .select(['host', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('asked_on', '=', day)
    .groupBy('host')
    .execute();
  return new Map(rows.map(({ host, count }) => [host, Number(count)]));
}

/** Adds links; one that is there stays as it is. */
export async function addLinks(tx: Tx, links: readonly LinkTable[]): Promise<void> {
  await insertNewRows(tx, 'link', links);
}

/** Writes a link as it is now; it may be new. */
export async function writeLink(tx: Tx, { id, tenant_id, ...link }: LinkTable): Promise<void> {
  await tx
    .insertInto('link')
    .values({ id, tenant_id, ...link })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(link))
    .execute();
}

/** Lets titles be asked by now that are known already and were not asked since an instant. */
export async function askAgainSince(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  { now, since }: { readonly now: string; readonly since: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('link')
    .set({ next_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('state', '<>', 'unasked')
    .where('asked_at', '<', since)
    .where('next_at', '>', now)
    .execute();
}

export async function removeLinks(db: Db | Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('link').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
}

/** The hosts that did not answer on a day: they are left alone until the next one. */
export async function silentHosts(db: Db, tenantId: string, day: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('link')
    .select('host')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('asked_on', '=', day)
    .where('state', '=', 'silent')
    .execute();
  return new Set(rows.map(({ host }) => host));
}
