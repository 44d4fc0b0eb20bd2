import { listStaffObjects } from '@lectern/contracts/resources/repository/list-staff-objects';
import { implement } from '../../../../platform/http/implement.ts';
import { collectionTree } from '../collection-tree.ts';
import { wordsOf } from '../object-columns.ts';
import { presentStaffObjects } from '../present/present-for-staff.ts';
import { listCollectionRows } from '../store/collection-store.ts';
import { listChosenObjects } from '../store/object-list-store.ts';

export const listStaffObjectsCall = implement(listStaffObjects)(async ({ input, context, deps }) => {
  const { collectionId, keyWord, onlyFaulty, page, rows } = input;
  const { tenant } = context;
  const tree = collectionTree(await listCollectionRows(deps.db, tenant.id));
  const all = { tenantId: tenant.id, policyIds: undefined, openCollectionIds: undefined };
  const choice = {
    words: wordsOf(keyWord),
    collectionIds: collectionId === undefined ? undefined : tree.below(collectionId),
    isFaulty: onlyFaulty,
  };
  const { total, rows: found } = await listChosenObjects(deps.db, all, choice, {
    offset: (page - 1) * rows,
    limit: rows,
    order: 'changed',
  });
  return { total, objects: await presentStaffObjects(deps.db, context, found) };
});
