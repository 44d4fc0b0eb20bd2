import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { auditedEresource } from '../audited-eresource.ts';
import { codesByKind } from '../codes-by-kind.ts';
import { refuseEntrances } from '../entrances/entrance-rows.ts';
import { eresourceColumns, refuseDates } from '../eresource-columns.ts';
import { presentForStaff } from '../present-for-staff.ts';
import { putEresourceRow } from '../put-eresource.ts';
import { todayIn } from '../reading.ts';
import { orderToTellSources } from '../tell-sources.ts';

export const putEresourceCall = implement(putEresource)(
  async ({ input, context: { tenant, staff }, deps }) => {
    const { id, version, addedOn, entrances, ...facts } = input;
    const refused = refuseDates(facts) ?? refuseEntrances(entrances, facts.links, tenant.settings.eresources);
    if (refused) return refused;
    const at = deps.clock.now().toISOString();
    const put = await inTransaction(deps.db, async (tx) => {
      const done = await putEresourceRow(tx, {
        tenantId: tenant.id,
        id,
        version,
        columns: eresourceColumns(facts),
        addedOn,
        today: todayIn(deps, tenant),
        terms: codesByKind(facts),
        entrances,
        now: at,
      });
      if (isRefusal(done)) return done;
      const subject = done.after.id;
      const [before, after] = [auditedEresource(done.before), auditedEresource(done.after)];
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'eresources.put',
        subject,
        before,
        after,
        at,
      });
      await orderToTellSources(tx, tenant.id, { ...done, now: at });
      await deps.events.send(tx, thingChanged, {
        tenantId: tenant.id,
        subjectIds: [`eresource/${subject}`],
        now: at,
      });
      return done.after;
    });
    return isRefusal(put) ? put : presentForStaff(deps, tenant, put);
  },
);
