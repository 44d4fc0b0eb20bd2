import { toBit } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { findObjects } from '../store/object-store.ts';
import { findPublished } from '../store/published-store.ts';
import type { PublishedObjectTable } from '../tables.ts';
import { setSpecOf } from './set-spec.ts';
import { loadShownToAll } from './shown-to-all.ts';

/**
 * A change is dated so many seconds ahead, and lists end at the present. So its transaction is over when its date comes, and no harvester
 * that asks for what changed since its last answer misses it.
 */
const AHEAD_SECONDS = 10;
const AT_ONCE = 500;

/** Dates objects that changed, or that others see now, for harvesters. One that nobody ever saw leaves no row. */
export async function publishObjects(
  tx: Tx,
  tenantId: string,
  objectIds: readonly string[],
  now: string,
): Promise<void> {
  // That a description is open does not depend on the day.
  const { isShown, tree } = await loadShownToAll(tx, { tenantId, today: '' });
  const stamp = stampOf(now);
  for (let at = 0; at < objectIds.length; at += AT_ONCE) {
    const ids = [...new Set(objectIds.slice(at, at + AT_ONCE))];
    const [objects, before] = await Promise.all([
      findObjects(tx, tenantId, ids),
      findPublished(tx, tenantId, ids),
    ]);
    const byId = new Map(objects.map((row) => [row.id, row]));
    const known = new Map(before.map((row) => [row.object_id, row]));
    const rows = ids.flatMap((id): PublishedObjectTable[] => {
      const [object, row] = [byId.get(id), known.get(id)];
      if (object && isShown(object)) {
        const set_spec = setSpecOf(tree, object.collection_id);
        const is_thesis = toBit(object.kind === 'thesis');
        return [{ object_id: id, tenant_id: tenantId, stamp, is_deleted: 0, is_thesis, set_spec }];
      }
      return row?.is_deleted === 0 ? [{ ...row, stamp, is_deleted: 1 }] : [];
    });
    await insertRows(tx, 'published_object', rows, 'object_id');
  }
}

function stampOf(now: string): string {
  const seconds = Math.ceil(Date.parse(now) / 1000) + AHEAD_SECONDS;
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
