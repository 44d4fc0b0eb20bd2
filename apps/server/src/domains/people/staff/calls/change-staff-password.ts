import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CREDENTIALS_WRONG } from '@lectern/contracts/people/auth/errors';
import { PASSWORD_IS_ACCOUNT, PASSWORD_UNCHANGED } from '@lectern/contracts/people/password/errors';
import { changeStaffPassword } from '@lectern/contracts/people/staff/change-staff-password';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { revokeOtherSessions } from '../../../../platform/sessions/sessions.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { confirmStaffPassword } from '../confirm-staff.ts';
import { setStaffPassword } from '../staff-store.ts';

export const changeStaffPasswordCall = implement(changeStaffPassword)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { oldPassword, password } = input;
  const member = await confirmStaffPassword(deps, context, oldPassword);
  if (isRefusal(member)) return member;
  if (password.toLowerCase() === member.account.toLowerCase()) return refuse(PASSWORD_IS_ACCOUNT);
  if (password === oldPassword) return refuse(PASSWORD_UNCHANGED);
  const passwordHash = await hashPassword(password);
  const at = deps.clock.now().toISOString();
  const isChanged = await inTransaction(deps.db, async (tx) => {
    const change = { passwordHash, replaces: member.password_hash };
    if (!(await setStaffPassword(tx, tenant.id, staff.id, change))) return false;
    const actor = { tenant_id: tenant.id, actor_kind: 'staff', actor_id: staff.id } as const;
    const ended = await revokeOtherSessions(tx, actor, { exceptTokenHash: staff.tokenHash, now: at });
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'staff.changePassword',
      subject: member.account,
      details: { sessionsEnded: ended },
      at,
    });
    return true;
  });
  return isChanged ? {} : refuse(CREDENTIALS_WRONG, { remaining: 0 });
});
