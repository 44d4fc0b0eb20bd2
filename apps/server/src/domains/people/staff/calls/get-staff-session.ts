import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { implement } from '../../../../platform/http/implement.ts';
import { presentDesk } from '../present-desk.ts';
import { findStaffMember } from '../staff-store.ts';

export const getStaffSessionCall = implement(getStaffSession)(
  async ({ context: { tenant, staff, language }, deps }) => {
    const member = await findStaffMember(deps.db, tenant.id, staff.id);
    if (!member) return refuse(SESSION_REQUIRED);
    return {
      account: member.account,
      name: member.name,
      hasCode: member.code_step !== null,
      permissions: PERMISSIONS.filter((permission) => staff.permissions.has(permission)),
      desk: await presentDesk(deps.db, tenant.id, staff.desk, language),
      idleMinutes: tenant.settings.policy.staffIdleMinutes,
    };
  },
);
