import { refuse } from '@lectern/contracts/kernel/refusal';
import { COLLECTION_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { getStaffCollection } from '@lectern/contracts/resources/repository/get-staff-collection';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStaffCollection } from '../present/present-staff-collections.ts';
import { listCollectionRows } from '../store/collection-store.ts';

export const getStaffCollectionCall = implement(getStaffCollection)(
  async ({ input: { id }, context, deps }) => {
    const rows = await listCollectionRows(deps.db, context.tenant.id);
    const row = rows.find((one) => one.id === id);
    return row ? presentStaffCollection(deps, context, row) : refuse(COLLECTION_NOT_FOUND);
  },
);
