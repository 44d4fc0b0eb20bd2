import type { Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { publishObjects } from './published/publish-objects.ts';
import { objectsInCollections } from './store/object-store.ts';

const AT_ONCE = 1000;

/** Tells the search and harvesters that objects changed, or that others see them now. */
export async function tellObjects(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  tenantId: string,
  objectIds: readonly string[],
  now: string,
): Promise<void> {
  for (let at = 0; at < objectIds.length; at += AT_ONCE) {
    const subjectIds = objectIds.slice(at, at + AT_ONCE).map((id) => `object/${id}`);
    await events.send(tx, thingChanged, { tenantId, subjectIds, now });
  }
  if (objectIds.length > 0) await publishObjects(tx, tenantId, objectIds, now);
}

/** The same for all objects at home in some collections. */
export async function tellObjectsIn(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  tenantId: string,
  collectionIds: readonly string[],
  now: string,
): Promise<void> {
  await tellObjects(deps, tx, tenantId, await objectsInCollections(tx, tenantId, collectionIds), now);
}
