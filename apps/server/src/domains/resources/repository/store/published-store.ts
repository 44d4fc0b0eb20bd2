import type { Db } from '../../../../platform/db/database.ts';
import type { PublishedObjectTable } from '../tables.ts';

/** The rows of some objects, where they have one. */
export async function findPublished(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<PublishedObjectTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('published_object')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('object_id', 'in', ids)
    .execute();
}

/**
 * Objects whose day to open came after they were dated last: what is said of their rights is another now. `since` is the instant at which
 * today began: what was dated after it is right.
 */
export async function openedObjects(
  db: Db,
  tenantId: string,
  { today, since, limit }: { readonly today: string; readonly since: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('digital_object')
    .innerJoin('published_object', 'published_object.object_id', 'digital_object.id')
    .select('digital_object.id')
    .where('digital_object.tenant_id', '=', tenantId)
    .where('closed_until', '!=', '')
    .where('closed_until', '<=', today)
    .where('stamp', '<', since)
    .whereRef('closed_until', '>', 'stamp')
    .where('is_deleted', '=', 0)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
