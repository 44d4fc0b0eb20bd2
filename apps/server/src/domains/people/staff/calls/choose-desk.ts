import { refuse } from '@lectern/contracts/kernel/refusal';
import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { LIBRARY_UNKNOWN } from '@lectern/contracts/people/tenant/errors';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { keepDesk } from '../../../../platform/sessions/sessions.ts';
import { presentDesk } from '../present-desk.ts';

export const chooseDeskCall = implement(chooseDesk)(
  async ({ input: { libraryCode, name }, context: { tenant, staff, language }, deps }) => {
    const desk = await presentDesk(deps.db, tenant.id, { libraryCode, name }, language);
    if (desk.libraryName === '') return refuse(LIBRARY_UNKNOWN);
    const at = deps.clock.now().toISOString();
    await inTransaction(deps.db, async (tx) => {
      await keepDesk(tx, tenant.id, staff.tokenHash, { libraryCode, name });
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'staff.chooseDesk',
        subject: libraryCode,
        details: { desk: name },
        at,
      });
    });
    return desk;
  },
);
