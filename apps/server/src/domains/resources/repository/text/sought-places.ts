import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../../../platform/db/database.ts';
import { findSeenCollection, findSeenObject } from '../find-seen.ts';
import type { Seeing } from '../seeing.ts';
import { entriesOf } from '../store/entry-store.ts';

/** Where pages are sought: ids of one object; of a collection, those below it and what they list; or of all open collections. */
export async function soughtPlaces(
  db: Db,
  seeing: Seeing,
  { id, objectId }: { readonly id?: string | undefined; readonly objectId?: string | undefined },
): Promise<readonly string[] | Refusal<'COLLECTION_NOT_FOUND' | 'OBJECT_NOT_FOUND'>> {
  if (objectId !== undefined) {
    const object = await findSeenObject(db, seeing, objectId);
    return isRefusal(object) ? object : [objectId];
  }
  if (id === undefined) return seeing.tree.ids;
  const collection = findSeenCollection(seeing, id);
  if (isRefusal(collection)) return collection;
  const below = seeing.tree.below(id);
  const listed = (await entriesOf(db, seeing.tenant.id, below)).filter(({ kind }) => kind === 'object');
  return [...below, ...listed.map(({ thing_id }) => thing_id)];
}
