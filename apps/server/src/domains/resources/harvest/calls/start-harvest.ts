import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { HARVEST_RUNNING, HARVEST_SOURCE_NOT_FOUND } from '@lectern/contracts/resources/harvest/errors';
import { startHarvest } from '@lectern/contracts/resources/harvest/start-harvest';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRun } from '../present-runs.ts';
import { lockSources } from '../put-source.ts';
import { beginRun } from '../run/begin-run.ts';
import { findSource } from '../store/source-store.ts';

export const startHarvestCall = implement(startHarvest)(
  async ({ input: { id, isWhole }, context: { tenant, staff }, deps }) => {
    const now = deps.clock.now().toISOString();
    const begun = await inTransaction(deps.db, async (tx) => {
      await lockSources(tx, tenant.id);
      const source = await findSource(tx, tenant.id, id);
      if (!source) return refuse(HARVEST_SOURCE_NOT_FOUND);
      const run = await beginRun(tx, source, { staffId: staff.id, isWhole, now });
      if (!run) return refuse(HARVEST_RUNNING);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'harvest.start',
        subject: id,
        before: undefined,
        after: { name: source.name },
        at: now,
      });
      return run;
    });
    return isRefusal(begun) ? begun : presentRun(begun);
  },
);
