import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedList, presentList } from '../present-lists.ts';
import { putTitleListRow } from '../put-title-list.ts';

export const putTitleListCall = implement(putTitleList)(
  async ({ input, context: { tenant, staff, language }, deps }) => {
    const at = deps.clock.now().toISOString();
    const after = await inTransaction(deps.db, async (tx) => {
      const done = await putTitleListRow(tx, deps, tenant, input);
      if (isRefusal(done)) return done;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'titles.putList',
        subject: done.after.id,
        before: auditedList(done.before),
        after: auditedList(done.after),
        at,
      });
      return done.after;
    });
    return isRefusal(after) ? after : presentList(deps, { tenantId: tenant.id, language }, after);
  },
);
