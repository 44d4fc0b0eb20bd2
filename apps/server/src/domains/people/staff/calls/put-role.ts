import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ROLE_NAME_TAKEN, ROLE_UNKNOWN } from '@lectern/contracts/people/staff/errors';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { keepingManager, requireManager } from '../keep-manager.ts';
import { requireOwn } from '../require-own.ts';
import { noteStaffChange } from '../staff-changes.ts';
import { listMembers, listRoles, putRoleRow } from '../staff-store.ts';

export const putRoleCall = implement(putRole)(async ({ input, context: { tenant, staff }, deps }) => {
  const permissions = PERMISSIONS.filter((one) => input.permissions.includes(one));
  const role = await keepingManager(() =>
    inTransaction(deps.db, async (tx) => {
      const roles = await listRoles(tx, tenant.id);
      const before = roles.find(({ roleId }) => roleId === input.roleId);
      if (input.roleId !== undefined && !before) return refuse(ROLE_UNKNOWN);
      if (roles.some(({ name, roleId }) => name === input.name && roleId !== input.roleId))
        return refuse(ROLE_NAME_TAKEN);
      const given = permissions.filter((one) => !before?.permissions.includes(one));
      const own = await requireOwn(tx, tenant.id, { staffId: staff.id, given });
      if (isRefusal(own)) return own;
      const after = { roleId: before?.roleId ?? newId(), name: input.name, permissions };
      await putRoleRow(tx, tenant.id, after);
      if (before) await requireManager(tx, tenant.id);
      const at = deps.clock.now().toISOString();
      if (before && given.length > 0) {
        const members = await listMembers(tx, tenant.id);
        const holders = members.filter(({ roleIds }) => roleIds.includes(before.roleId));
        const staffIds = holders.map(({ staffId }) => staffId);
        await noteStaffChange(tx, tenant.id, { staffIds, by: staff.id, what: 'rights', at });
      }
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'staff.putRole',
        subject: input.name,
        before: before && { name: before.name, permissions: [...before.permissions].sort() },
        after: { name: after.name, permissions: [...permissions].sort() },
        at,
      });
      return after;
    }),
  );
  return isRefusal(role) ? role : { ...role, permissions: [...role.permissions] };
});
