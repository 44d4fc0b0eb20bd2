import { refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { implement } from '../../../../platform/http/implement.ts';
import { presentForStaff } from '../present-for-staff.ts';
import { findEresource } from '../store/eresource-store.ts';

export const getStaffEresourceCall = implement(getStaffEresource)(
  async ({ input, context: { tenant }, deps }) => {
    const row = await findEresource(deps.db, tenant.id, input.id);
    return row ? presentForStaff(deps, tenant, row) : refuse(ERESOURCE_NOT_FOUND);
  },
);
