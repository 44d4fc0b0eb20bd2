import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { revokeSession } from '../../../../platform/sessions/sessions.ts';
import { findStaffMember } from '../staff-store.ts';

export const closeStaffSessionCall = implement(closeStaffSession)(
  async ({ context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    const member = await findStaffMember(deps.db, tenant.id, staff.id);
    await inTransaction(deps.db, async (tx) => {
      await revokeSession(tx, tenant.id, staff.tokenHash, at);
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'staff.closeSession',
        subject: member?.account ?? staff.id,
        at,
      });
    });
    return {};
  },
);
