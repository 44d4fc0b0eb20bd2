import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { OPERATOR } from '../../../platform/audit/audit-store.ts';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keepingManager, requireManager } from './keep-manager.ts';
import { listRoles, putRoleRow } from './staff-store.ts';

/**
 * Sets what a role allows, and makes it where there is none of the name. Answers what it allowed before; undefined for a new one. The
 * operator may give what nobody of the staff has.
 */
export function setRoleByOperator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  {
    name,
    permissions,
    by,
  }: { readonly name: string; readonly permissions: readonly Permission[]; readonly by: string },
): Promise<readonly Permission[] | undefined | Refusal<'LAST_MANAGER'>> {
  return keepingManager(() =>
    inTransaction(db, async (tx) => {
      const before = (await listRoles(tx, tenantId)).find((role) => role.name === name);
      await putRoleRow(tx, tenantId, { roleId: before?.roleId ?? newId(), name, permissions });
      if (before?.permissions.includes('staff.manage')) await requireManager(tx, tenantId);
      await noteChange(tx, tenantId, {
        staffId: OPERATOR,
        action: 'staff.putRole',
        subject: name,
        before: before && { permissions: [...before.permissions].sort() },
        after: { permissions: [...permissions].sort(), operator: by },
        at: clock.now().toISOString(),
      });
      return before?.permissions;
    }),
  );
}
