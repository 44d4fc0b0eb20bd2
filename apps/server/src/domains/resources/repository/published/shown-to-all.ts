import type { Db } from '../../../../platform/db/database.ts';
import type { LibraryDay } from '../../../../platform/searchable.ts';
import { type CollectionTree, collectionTree } from '../collection-tree.ts';
import { type Asking, describablePolicies } from '../rights/asking.ts';
import type { Asker } from '../rights/may-do.ts';
import { listCollectionRows } from '../store/collection-store.ts';
import { listPolicyRows } from '../store/policy-store.ts';
import type { DigitalObjectTable } from '../tables.ts';

/** What somebody sees of whom nothing is known. */
export interface ShownToAll {
  readonly asking: Asking;
  /** The collections that are open, as are all above them. */
  readonly tree: CollectionTree;
  /** Whether the description of an object is open to everybody. */
  isShown(row: Pick<DigitalObjectTable, 'is_open' | 'policy_id' | 'collection_id'>): boolean;
}

/** Loads what is shown to everybody: for the search, for harvesters, for whatever has no reader. */
export async function loadShownToAll(db: Db, { tenantId, today }: LibraryDay): Promise<ShownToAll> {
  const [rows, collections] = await Promise.all([
    listPolicyRows(db, tenantId),
    listCollectionRows(db, tenantId),
  ]);
  const policies = new Map(rows.map((row) => [row.id, row]));
  const asker: Asker = { address: '', reader: undefined, networks: [], today };
  const allowed = new Set(describablePolicies({ policies, asker }));
  const tree = collectionTree(collections.filter(({ is_open }) => is_open === 1));
  return {
    asking: { policies, asker },
    tree,
    isShown: ({ is_open, policy_id, collection_id }) =>
      is_open === 1 && allowed.has(policy_id) && tree.find(collection_id) !== undefined,
  };
}
