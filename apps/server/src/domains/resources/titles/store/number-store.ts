import type { Db, Tx } from '../../../../platform/db/database.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { ALL } from './place-store.ts';

/** Parameters of one statement. */
const CHUNK = 500;

/** The ids of the databases that have a title with a key, where readers see it, by key. Other keys are absent. */
export async function eresourcesOf(
  db: Db | Tx,
  tenantId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const offers = new Map<string, readonly string[]>();
  for (let at = 0; at < keys.length; at += CHUNK) {
    const known = await db
      .selectFrom('title_key')
      .select(['title_key', 'title_id'])
      .where('tenant_id', '=', tenantId)
      .where('title_key', 'in', keys.slice(at, at + CHUNK))
      .execute();
    await addOffers(db, tenantId, known, offers);
  }
  return offers;
}

/** The same for the keys that some titles are known by. */
export async function offersOfTitles(
  db: Db | Tx,
  tenantId: string,
  titleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const offers = new Map<string, readonly string[]>();
  if (titleIds.length === 0) return offers;
  const known = await db
    .selectFrom('title_key')
    .select(['title_key', 'title_id'])
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', titleIds)
    .execute();
  await addOffers(db, tenantId, known, offers);
  return offers;
}

async function addOffers(
  db: Db | Tx,
  tenantId: string,
  known: readonly { readonly title_key: string; readonly title_id: string }[],
  offers: Map<string, readonly string[]>,
): Promise<void> {
  const titleIds = [...new Set(known.map(({ title_id }) => title_id))];
  const eresources = await eresourcesOfTitles(db, tenantId, titleIds);
  for (const { title_key, title_id } of known) {
    const offered = eresources.get(title_id);
    if (offered) offers.set(title_key, offered);
  }
}

/** The ids of the databases in which readers see some titles, by title. */
export async function eresourcesOfTitles(
  db: Db | Tx,
  tenantId: string,
  titleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (titleIds.length === 0) return new Map();
  const places = await db
    .selectFrom('title_place')
    .select(['title_id', 'shelf'])
    .where('tenant_id', '=', tenantId)
    .where('title_id', 'in', titleIds)
    .where('shelf', '<>', ALL)
    .orderBy('title_id')
    .orderBy('shelf')
    .execute();
  const shelves = groupBy(places, ({ title_id }) => title_id);
  return new Map([...shelves].map(([id, of]) => [id, of.map(({ shelf }) => shelf)]));
}
