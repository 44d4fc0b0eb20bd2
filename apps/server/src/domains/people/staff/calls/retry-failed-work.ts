import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FAILED_WORK_FORGOTTEN, FAILED_WORK_TAKEN } from '@lectern/contracts/people/staff/errors';
import { retryFailedWork } from '@lectern/contracts/people/staff/retry-failed-work';
import { retryFailedWork as retryWork } from '../../../../platform/failed-work/all-failed-work.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { chosenWork } from '../chosen-work.ts';
import { noteWork } from '../note-work.ts';

export const retryFailedWorkCall = implement(retryFailedWork)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const chosen = await chosenWork(deps.db, tenant.id, id);
    if (isRefusal(chosen)) return chosen;
    const { filter, one } = chosen;
    if (one?.canRetry === false) return refuse(FAILED_WORK_FORGOTTEN);
    const count = await retryWork(deps.db, filter, deps.clock.now().toISOString());
    if (one && count === 0) return refuse(FAILED_WORK_TAKEN);
    const work = { staffId: staff.id, action: 'staff.retryWork', kind: one?.kind, count } as const;
    if (count > 0) await noteWork(deps, tenant.id, work);
    return { count };
  },
);
