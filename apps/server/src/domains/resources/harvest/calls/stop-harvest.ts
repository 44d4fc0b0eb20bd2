import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { HARVEST_RUN_NOT_FOUND } from '@lectern/contracts/resources/harvest/errors';
import { stopHarvest } from '@lectern/contracts/resources/harvest/stop-harvest';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRun } from '../present-runs.ts';
import { changeRun, findRun } from '../store/run-store.ts';

export const stopHarvestCall = implement(stopHarvest)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const at = deps.clock.now().toISOString();
    const stopped = await inTransaction(deps.db, async (tx) => {
      const run = await findRun(tx, tenant.id, id);
      if (!run) return refuse(HARVEST_RUN_NOT_FOUND);
      if (run.state !== 'waiting' && run.state !== 'running') return run;
      // One that waits asks nothing: it is over at once. Its job finds nothing to do.
      const change =
        run.state === 'waiting'
          ? ({ state: 'stopped', next_at: '', ended_at: at } as const)
          : ({ is_stopping: 1 } as const);
      await changeRun(tx, run, change);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'harvest.stop',
        subject: run.source_id,
        before: undefined,
        after: undefined,
        at,
      });
      return { ...run, ...change };
    });
    return isRefusal(stopped) ? stopped : presentRun(stopped);
  },
);
