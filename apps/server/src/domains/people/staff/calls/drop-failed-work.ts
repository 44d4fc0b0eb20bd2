import { refuse } from '@lectern/contracts/kernel/refusal';
import { dropFailedWork } from '@lectern/contracts/people/staff/drop-failed-work';
import { FAILED_WORK_UNKNOWN } from '@lectern/contracts/people/staff/errors';
import {
  dropFailedWork as dropWork,
  listFailedWork,
} from '../../../../platform/failed-work/all-failed-work.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { failedWorkOf } from '../failed-work-of.ts';
import { noteWork } from '../note-work.ts';

export const dropFailedWorkCall = implement(dropFailedWork)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const filter = failedWorkOf(tenant.id, id);
    const [newest] = await listFailedWork(deps.db, filter, 1);
    const isOne = filter.id !== undefined;
    if (isOne && !newest) return refuse(FAILED_WORK_UNKNOWN);
    const count = await dropWork(deps.db, filter);
    if (count > 0)
      await noteWork(deps, tenant.id, {
        staffId: staff.id,
        action: 'staff.dropWork',
        kind: isOne ? newest?.kind : undefined,
        count,
      });
    return { count };
  },
);
