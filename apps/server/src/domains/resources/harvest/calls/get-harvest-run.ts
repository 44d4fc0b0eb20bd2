import { refuse } from '@lectern/contracts/kernel/refusal';
import { HARVEST_RUN_NOT_FOUND } from '@lectern/contracts/resources/harvest/errors';
import { getHarvestRun } from '@lectern/contracts/resources/harvest/get-harvest-run';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRun } from '../present-runs.ts';
import { findRun, listLeftOut } from '../store/run-store.ts';

export const getHarvestRunCall = implement(getHarvestRun)(
  async ({ input: { id }, context: { tenant }, deps }) => {
    const run = await findRun(deps.db, tenant.id, id);
    if (!run) return refuse(HARVEST_RUN_NOT_FOUND);
    const leftOut = await listLeftOut(deps.db, tenant.id, id);
    return {
      run: presentRun(run),
      leftOut: leftOut.map(({ identifier, reason }) => ({ identifier, reason })),
    };
  },
);
