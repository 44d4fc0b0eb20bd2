import { listStaffCollections } from '@lectern/contracts/resources/repository/list-staff-collections';
import { implement } from '../../../../platform/http/implement.ts';
import { collectionTree } from '../collection-tree.ts';
import { presentStaffCollections } from '../present/present-staff-collections.ts';
import { listCollectionRows } from '../store/collection-store.ts';

export const listStaffCollectionsCall = implement(listStaffCollections)(async ({ context, deps }) => {
  const rows = await listCollectionRows(deps.db, context.tenant.id);
  const tree = collectionTree(rows);
  const inOrder = (id: string): typeof rows => tree.children(id).flatMap((row) => [row, ...inOrder(row.id)]);
  return presentStaffCollections(deps, context, inOrder(''));
});
