import { refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStaffObject } from '../present/present-for-staff.ts';
import { findObject } from '../store/object-store.ts';

export const getStaffObjectCall = implement(getStaffObject)(
  async ({ input: { id }, context: { tenant }, deps }) => {
    const row = await findObject(deps.db, tenant.id, id);
    return row ? presentStaffObject(deps.db, row) : refuse(OBJECT_NOT_FOUND);
  },
);
