import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { PASSKEY_NOT_FOUND } from '@lectern/contracts/people/passkeys/errors';
import { renameStaffPasskey } from '@lectern/contracts/people/staff/rename-staff-passkey';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { renameStaffPasskeyRow } from '../staff-passkey-store.ts';
import { findStaffMember } from '../staff-store.ts';

export const renameStaffPasskeyCall = implement(renameStaffPasskey)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const member = await findStaffMember(deps.db, tenant.id, staff.id);
    if (!member) return refuse(SESSION_REQUIRED);
    const isThere = await inTransaction(deps.db, async (tx) => {
      const before = await renameStaffPasskeyRow(tx, tenant.id, staff.id, input);
      if (before === undefined) return false;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'staff.renamePasskey',
        subject: member.account,
        before: { passkey: before },
        after: { passkey: input.name },
        at: deps.clock.now().toISOString(),
      });
      return true;
    });
    return isThere ? {} : refuse(PASSKEY_NOT_FOUND);
  },
);
