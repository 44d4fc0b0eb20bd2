import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  FAILED_WORK_FORGOTTEN,
  FAILED_WORK_TAKEN,
  FAILED_WORK_UNKNOWN,
} from '@lectern/contracts/people/staff/errors';
import { retryFailedWork } from '@lectern/contracts/people/staff/retry-failed-work';
import {
  listFailedWork,
  retryFailedWork as retryWork,
} from '../../../../platform/failed-work/all-failed-work.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { failedWorkOf } from '../failed-work-of.ts';
import { noteWork } from '../note-work.ts';

export const retryFailedWorkCall = implement(retryFailedWork)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const filter = failedWorkOf(tenant.id, id);
    const [newest] = await listFailedWork(deps.db, filter, 1);
    const isOne = filter.id !== undefined;
    if (isOne && !newest) return refuse(FAILED_WORK_UNKNOWN);
    if (isOne && newest?.canRetry === false) return refuse(FAILED_WORK_FORGOTTEN);
    const count = await retryWork(deps.db, filter, deps.clock.now().toISOString());
    if (isOne && count === 0) return refuse(FAILED_WORK_TAKEN);
    if (count > 0)
      await noteWork(deps, tenant.id, {
        staffId: staff.id,
        action: 'staff.retryWork',
        kind: isOne ? newest?.kind : undefined,
        count,
      });
    return { count };
  },
);
