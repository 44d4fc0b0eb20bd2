import { MOST_OBJECTS } from '@lectern/contracts/resources/repository/kinds';
import type { Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listCollectionRows } from './store/collection-store.ts';
import { countObjects, findObjects, writeObjects } from './store/object-store.ts';
import { findPolicy } from './store/policy-store.ts';
import type { DigitalObjectTable } from './tables.ts';
import { tellObjects } from './tell-objects.ts';

export async function hasCollection(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  return (await listCollectionRows(tx, tenantId)).some((row) => row.id === id);
}

export async function hasPolicy(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  return (await findPolicy(tx, tenantId, id)) !== undefined;
}

/** Whether objects can be put at home there: the collection and the rights exist. */
export async function isHome(
  tx: Tx,
  tenantId: string,
  { collectionId, policyId }: { readonly collectionId: string; readonly policyId: string },
): Promise<boolean> {
  return (await hasCollection(tx, tenantId, collectionId)) && (await hasPolicy(tx, tenantId, policyId));
}

/** How many more objects the library may have. */
export async function roomForObjects(tx: Tx, tenantId: string): Promise<number> {
  return Math.max(0, MOST_OBJECTS - (await countObjects(tx, tenantId)));
}

/** Objects by their ids, open or not. */
export function objectsById(tx: Tx, tenantId: string, ids: readonly string[]): Promise<DigitalObjectTable[]> {
  return findObjects(tx, tenantId, ids);
}

/**
 * Adds and changes many objects at once, and tells of them. They name no persons of the list of researchers. The caller holds the lock of the
 * repository, and has looked at home and room.
 */
export async function putObjects(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  tenantId: string,
  {
    added,
    changed,
    now,
  }: {
    readonly added: readonly DigitalObjectTable[];
    readonly changed: readonly DigitalObjectTable[];
    readonly now: string;
  },
): Promise<void> {
  await writeObjects(tx, tenantId, {
    added,
    changed: changed.map((row) => ({ ...row, version: row.version + 1, updated_at: now })),
  });
  const ids = [...added, ...changed].map(({ id }) => id);
  await tellObjects(deps, tx, tenantId, ids, now);
}
