import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { dropFailedWork } from '@lectern/contracts/people/staff/drop-failed-work';
import { dropFailedWork as dropWork } from '../../../../platform/failed-work/all-failed-work.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { chosenWork } from '../chosen-work.ts';
import { noteWork } from '../note-work.ts';

export const dropFailedWorkCall = implement(dropFailedWork)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const chosen = await chosenWork(deps.db, tenant.id, id);
    if (isRefusal(chosen)) return chosen;
    const count = await dropWork(deps.db, chosen.filter);
    const work = { staffId: staff.id, action: 'staff.dropWork', kind: chosen.one?.kind, count } as const;
    if (count > 0) await noteWork(deps, tenant.id, work);
    return { count };
  },
);
