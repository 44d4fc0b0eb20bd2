import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PASSKEY_NOT_FOUND } from '@lectern/contracts/people/passkeys/errors';
import { removeStaffPasskey } from '@lectern/contracts/people/staff/remove-staff-passkey';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { confirmStaffPassword } from '../confirm-staff.ts';
import { deleteStaffPasskey } from '../staff-passkey-store.ts';

export const removeStaffPasskeyCall = implement(removeStaffPasskey)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const member = await confirmStaffPassword(deps, context, input.password);
  if (isRefusal(member)) return member;
  const at = deps.clock.now().toISOString();
  const isRemoved = await inTransaction(deps.db, async (tx) => {
    const passkey = await deleteStaffPasskey(tx, tenant.id, staff.id, input.id);
    if (passkey === undefined) return false;
    const entry = { staffId: staff.id, action: 'staff.removePasskey' as const, subject: member.account };
    await addAuditEntry(tx, tenant.id, { ...entry, details: { passkey }, at });
    return true;
  });
  return isRemoved ? {} : refuse(PASSKEY_NOT_FOUND);
});
