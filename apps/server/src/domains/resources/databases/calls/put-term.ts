import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedTerm } from '../audited-eresource.ts';
import { presentStaffTerm } from '../present-staff-terms.ts';
import { lockEresources } from '../put-eresource.ts';
import { putTermRow } from '../put-term.ts';
import { countUses } from '../store/term-store.ts';

export const putTermCall = implement(putTerm)(async ({ input, context: { tenant, staff }, deps }) => {
  const { id, ...facts } = input;
  const at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    await lockEresources(tx, tenant.id);
    const done = await putTermRow(tx, tenant.id, id, facts);
    if (isRefusal(done)) return done;
    const subject = done.after.id;
    const [before, after] = [auditedTerm(done.before), auditedTerm(done.after)];
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'eresources.putTerm',
      subject,
      before,
      after,
      at,
    });
    return presentStaffTerm(done.after, (await countUses(tx, tenant.id)).get(subject) ?? 0);
  });
});
