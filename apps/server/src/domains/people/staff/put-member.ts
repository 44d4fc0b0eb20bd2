import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ROLE_UNKNOWN, STAFF_ACCOUNT_TAKEN, STAFF_UNKNOWN } from '@lectern/contracts/people/staff/errors';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { toBit } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { revokeOtherSessions } from '../../../platform/sessions/sessions.ts';
import { requireManager } from './keep-manager.ts';
import { requireOwn } from './require-own.ts';
import { noteStaffChange } from './staff-changes.ts';
import { deletePasskeysOf } from './staff-passkey-store.ts';
import {
  findMemberRow,
  listMembers,
  listRoles,
  type MemberRecord,
  putMemberRow,
  setRolesOf,
} from './staff-store.ts';

export interface GivenMember {
  readonly staffId?: string | undefined;
  readonly account: string;
  readonly name: string;
  readonly active: boolean;
  readonly roleIds: readonly string[];
  readonly passwordHash?: string | undefined;
  readonly removeCode: boolean;
  readonly removePasskeys: boolean;
}

export interface ByWhom {
  readonly tenantId: string;
  readonly staffId: string;
  readonly at: string;
}

/** Adds a member or changes one, in the transaction of the caller. Who is set inactive or gets another password is signed out. */
export async function putMember(tx: Tx, by: ByWhom, given: GivenMember) {
  const { tenantId, at } = by;
  const members = await listMembers(tx, tenantId);
  const before = members.find(({ staffId }) => staffId === given.staffId);
  const known = before && (await findMemberRow(tx, tenantId, before.staffId));
  if (given.staffId !== undefined && !known) return refuse(STAFF_UNKNOWN);
  if (members.some((one) => one.account === given.account && one.staffId !== given.staffId))
    return refuse(STAFF_ACCOUNT_TAKEN);
  const roles = await listRoles(tx, tenantId);
  if (given.roleIds.some((id) => !roles.some(({ roleId }) => roleId === id))) return refuse(ROLE_UNKNOWN);

  const newRoles = given.roleIds.filter((id) => !before?.roleIds.includes(id));
  const opens = opensAccount(before, given);
  const givenRoles = new Set(opens ? given.roleIds : newRoles);
  const permissions = roles
    .filter(({ roleId }) => givenRoles.has(roleId))
    .flatMap((role) => role.permissions);
  const own = await requireOwn(tx, tenantId, { staffId: by.staffId, given: permissions });
  if (isRefusal(own)) return own;

  const id = known?.id ?? newId();
  const row = {
    id,
    tenant_id: tenantId,
    account: given.account,
    name: given.name,
    password_hash: given.passwordHash ?? known?.password_hash ?? '',
    active: toBit(given.active),
    code_step: given.removeCode ? null : (known?.code_step ?? null),
    created_at: known?.created_at ?? at,
  };
  await putMemberRow(tx, row, { isNew: !known });
  if (given.removePasskeys) await deletePasskeysOf(tx, tenantId, id);
  await setRolesOf(tx, tenantId, id, [...new Set(given.roleIds)]);
  if (known) await requireManager(tx, tenantId);
  if (!given.active || given.passwordHash !== undefined)
    await revokeOtherSessions(tx, { tenant_id: tenantId, actor_kind: 'staff', actor_id: id }, { now: at });
  const changed = { staffIds: [id], by: by.staffId, at };
  if (opens || given.removePasskeys || given.account !== before?.account)
    await noteStaffChange(tx, tenantId, { ...changed, what: 'account' });
  if (newRoles.length > 0) await noteStaffChange(tx, tenantId, { ...changed, what: 'rights' });
  const after = (await listMembers(tx, tenantId)).find(({ staffId }) => staffId === id);
  if (!after) throw new Error('a member is gone in the transaction that wrote it');
  const names = new Map(roles.map(({ roleId, name }) => [roleId, name]));
  await noteChange(tx, tenantId, {
    staffId: by.staffId,
    action: 'staff.putMember',
    subject: given.account,
    before: before && audited(before, names),
    after: { ...audited(after, names), ...(given.passwordHash !== undefined && { password: 'set' }) },
    at,
  });
  return after;
}

/** Whether a change makes an account, or opens one to who knows the new password, or to whom a code or an account switched off had kept out. */
function opensAccount(before: MemberRecord | undefined, given: GivenMember): boolean {
  return !before || given.passwordHash !== undefined || given.removeCode || (given.active && !before.active);
}

function audited({ roleIds, staffId: _id, ...member }: MemberRecord, names: ReadonlyMap<string, string>) {
  return { ...member, roles: roleIds.map((id) => names.get(id) ?? id).sort() };
}
