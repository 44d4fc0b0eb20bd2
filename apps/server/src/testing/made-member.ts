import type { Client } from '@lectern/contracts/kernel/client';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { newId } from '../platform/db/ids.ts';

const PASSWORD = 'a long enough secret';

/** A member with a role of their own, whom a manager makes on the page of the staff, and who signs in. */
export async function makeMember(manager: Client, anybody: Client, permissions: readonly Permission[]) {
  const account = `made-${newId()}`;
  const { roleId } = await manager.call(putRole, { name: account, permissions: [...permissions] });
  const given = { account, name: account, roleIds: [roleId] };
  const { staffId } = await manager.call(putStaffMember, { ...given, password: PASSWORD });
  const { jwt: token } = await anybody.call(openStaffSession, { account, password: PASSWORD });
  return { staffId, roleId, account, password: PASSWORD, token };
}
