import { refuse } from '@lectern/contracts/kernel/refusal';
import { HARVEST_SOURCE_NOT_FOUND } from '@lectern/contracts/resources/harvest/errors';
import { listHarvestRuns } from '@lectern/contracts/resources/harvest/list-harvest-runs';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRun } from '../present-runs.ts';
import { listRuns } from '../store/run-store.ts';
import { findSource } from '../store/source-store.ts';

export const listHarvestRunsCall = implement(listHarvestRuns)(
  async ({ input: { id, page, rows }, context: { tenant }, deps }) => {
    if (!(await findSource(deps.db, tenant.id, id))) return refuse(HARVEST_SOURCE_NOT_FOUND);
    const { total, runs } = await listRuns(deps.db, tenant.id, id, { page, rows });
    return { total, runs: runs.map(presentRun) };
  },
);
