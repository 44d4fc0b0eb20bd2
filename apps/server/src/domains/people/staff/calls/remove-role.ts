import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ROLE_IN_USE, ROLE_UNKNOWN } from '@lectern/contracts/people/staff/errors';
import { removeRole } from '@lectern/contracts/people/staff/remove-role';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { deleteRoleRow, listMembers, listRoles } from '../staff-store.ts';

export const removeRoleCall = implement(removeRole)(
  async ({ input: { roleId }, context: { tenant, staff }, deps }) => {
    const removed = await inTransaction(deps.db, async (tx) => {
      const role = (await listRoles(tx, tenant.id)).find((one) => one.roleId === roleId);
      if (!role) return refuse(ROLE_UNKNOWN);
      const members = await listMembers(tx, tenant.id);
      const count = members.filter(({ roleIds }) => roleIds.includes(roleId)).length;
      if (count > 0) return refuse(ROLE_IN_USE, { count });
      await deleteRoleRow(tx, tenant.id, roleId);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'staff.removeRole',
        subject: role.name,
        before: { permissions: [...role.permissions] },
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return role;
    });
    return isRefusal(removed) ? removed : {};
  },
);
