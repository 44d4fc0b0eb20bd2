import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertNewRows, insertRows } from '../../../../platform/db/insert-rows.ts';
import type { TitleKeyTable, TitleTable } from '../tables.ts';

/** Keys that one statement asks for. */
const KEYS_AT_ONCE = 500;

/** The titles that have one of the keys, by key. */
export async function findByKeys(
  db: Db | Tx,
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('title_key')
    .select(['title_key', 'title_id'])
    .where('tenant_id', '=', tenantId)
    .where('title_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ title_key, title_id }) => [title_key, title_id]));
}

/** How many titles have one of these ISSNs. */
export async function countByIssns(db: Db, tenantId: string, issns: readonly string[]): Promise<number> {
  const ids = new Set<string>();
  for (let at = 0; at < issns.length; at += KEYS_AT_ONCE) {
    const keys = issns.slice(at, at + KEYS_AT_ONCE).map((issn) => `issn:${issn}`);
    for (const id of (await findByKeys(db, tenantId, keys)).values()) ids.add(id);
  }
  return ids.size;
}

/** The keys of some titles. */
export function keysOf(db: Db | Tx, tenantId: string, titleIds: readonly string[]): Promise<TitleKeyTable[]> {
  return db
    .selectFrom('title_key')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', titleIds)
    .execute();
}

/** Adds keys; one that another title has stays with that one. */
export async function addKeys(tx: Tx, keys: readonly TitleKeyTable[]): Promise<void> {
  await insertNewRows(tx, 'title_key', keys);
}

/** The keys of one title become those of another. */
export async function moveKeys(tx: Tx, tenantId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('title_key')
    .set({ title_id: to })
    .where('tenant_id', '=', tenantId)
    .where('title_id', '=', from)
    .execute();
}

export async function deleteKeys(tx: Tx, tenantId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.deleteFrom('title_key').where('tenant_id', '=', tenantId).where('title_key', 'in', keys).execute();
}

/** Those of the keys that titles have which readers do not see are of nobody any more. */
export async function deleteKeysOfHidden(tx: Tx, tenantId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('title_key')
    .where('tenant_id', '=', tenantId)
    .where('title_key', 'in', keys)
    .where('title_id', 'in', (eb) =>
      eb.selectFrom('title').select('id').where('tenant_id', '=', tenantId).where('is_shown', '=', 0),
    )
    .execute();
}

export async function insertTitles(tx: Tx, titles: readonly TitleTable[]): Promise<void> {
  await insertRows(tx, 'title', titles);
}

/** Titles, shown or not, in no order. */
export async function findTitles(
  db: Db | Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<TitleTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('title')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

/** The titles that readers see behind an id, in the order of their ids. */
export function pageOfShown(db: Db, tenantId: string, after: string, limit: number): Promise<TitleTable[]> {
  return db
    .selectFrom('title')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_shown', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Changes the same columns of some titles to the same values. */
export async function changeTitles(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  change: Partial<Omit<TitleTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('title')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}
