import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { HARVEST_ADDRESS, HARVEST_SOURCE_NOT_FOUND } from '@lectern/contracts/resources/harvest/errors';
import { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentSources } from '../present-sources.ts';
import { auditedSource, putSourceRow } from '../put-source.ts';

export const putHarvestSourceCall = implement(putHarvestSource)(
  async ({ input, context: { tenant, staff }, deps }) => {
    if (!deps.repositories.isAllowed(input.address)) return refuse(HARVEST_ADDRESS);
    const at = deps.clock.now();
    const done = await inTransaction(deps.db, async (tx) => {
      const put = await putSourceRow(tx, tenant.id, input, at);
      if (isRefusal(put)) return put;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'harvest.putSource',
        subject: put.after.id,
        before: auditedSource(put.before),
        after: auditedSource(put.after),
        at: at.toISOString(),
      });
      return put.after;
    });
    if (isRefusal(done)) return done;
    const [shown] = await presentSources(deps.db, tenant.id, [done]);
    return shown ?? refuse(HARVEST_SOURCE_NOT_FOUND);
  },
);
