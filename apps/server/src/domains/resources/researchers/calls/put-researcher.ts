import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putResearcher } from '@lectern/contracts/resources/researchers/put-researcher';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { auditedResearcher, presentStaffResearcher } from '../present-researchers.ts';
import { putResearcherRow } from '../put-researcher.ts';

export const putResearcherCall = implement(putResearcher)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const { id, version, ...facts } = input;
    const now = deps.clock.now().toISOString();
    const put = await inTransaction(deps.db, async (tx) => {
      const done = await putResearcherRow(tx, { tenantId: tenant.id, id, version, facts, now });
      if (isRefusal(done)) return done;
      const subject = done.after.id;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'researchers.put',
        subject,
        before: auditedResearcher(done.before),
        after: auditedResearcher(done.after),
        at: now,
      });
      await deps.events.send(tx, thingChanged, {
        tenantId: tenant.id,
        subjectIds: [`person/${subject}`],
        now,
      });
      return done.after;
    });
    return isRefusal(put) ? put : presentStaffResearcher(deps, tenant, put);
  },
);
