import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { HARVEST_RUNNING, HARVEST_SOURCE_NOT_FOUND } from '@lectern/contracts/resources/harvest/errors';
import { removeHarvestSource } from '@lectern/contracts/resources/harvest/remove-harvest-source';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedSource, lockSources } from '../put-source.ts';
import { openRuns } from '../store/run-store.ts';
import { deleteSource, findSource } from '../store/source-store.ts';

export const removeHarvestSourceCall = implement(removeHarvestSource)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const gone = await inTransaction(deps.db, async (tx) => {
      await lockSources(tx, tenant.id);
      const row = await findSource(tx, tenant.id, id);
      if (!row) return refuse(HARVEST_SOURCE_NOT_FOUND);
      const open = await openRuns(tx, tenant.id);
      if (open.some(({ source_id }) => source_id === id)) return refuse(HARVEST_RUNNING);
      await deleteSource(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'harvest.removeSource',
        subject: id,
        before: auditedSource(row),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return row;
    });
    return isRefusal(gone) ? gone : { id };
  },
);
