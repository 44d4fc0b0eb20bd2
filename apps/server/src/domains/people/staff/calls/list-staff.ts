import { listStaff } from '@lectern/contracts/people/staff/list-staff';
import { implement } from '../../../../platform/http/implement.ts';
import { listMembers, listRoles } from '../staff-store.ts';

export const listStaffCall = implement(listStaff)(async ({ context: { tenant }, deps }) => {
  const [members, roles] = await Promise.all([
    listMembers(deps.db, tenant.id),
    listRoles(deps.db, tenant.id),
  ]);
  return {
    members: members.map((member) => ({ ...member, roleIds: [...member.roleIds] })),
    roles: roles.map((role) => ({ ...role, permissions: [...role.permissions] })),
  };
});
