import { FAILED_WORK_SHOWN, listFailedWork } from '@lectern/contracts/people/staff/list-failed-work';
import {
  countFailedWork,
  listFailedWork as listWork,
} from '../../../../platform/failed-work/all-failed-work.ts';
import { implement } from '../../../../platform/http/implement.ts';

export const listFailedWorkCall = implement(listFailedWork)(async ({ context: { tenant }, deps: { db } }) => {
  const ofTenant = { tenantId: tenant.id };
  return {
    total: await countFailedWork(db, ofTenant),
    works: await listWork(db, ofTenant, FAILED_WORK_SHOWN),
  };
});
