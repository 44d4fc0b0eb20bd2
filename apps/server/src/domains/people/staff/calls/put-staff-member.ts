import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { forgetSecret } from '../../second-factor/totp.ts';
import { keepingManager } from '../keep-manager.ts';
import { putMember } from '../put-member.ts';

export const putStaffMemberCall = implement(putStaffMember)(
  async ({ input: { password, ...given }, context: { tenant, staff }, deps }) => {
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const by = { tenantId: tenant.id, staffId: staff.id, at: deps.clock.now().toISOString() };
    const member = await keepingManager(() =>
      inTransaction(deps.db, (tx) => putMember(tx, by, { ...given, passwordHash })),
    );
    if (isRefusal(member)) return member;
    if (given.removeCode) await forgetSecret(deps, tenant.id, member.staffId);
    return { ...member, roleIds: [...member.roleIds] };
  },
);
