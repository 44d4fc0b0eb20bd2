import { listInterlibrary } from '@lectern/contracts/counter/interlibrary/list-interlibrary';
import { implement } from '../../../../platform/http/implement.ts';
import { presentForStaff } from '../requests/present-requests.ts';
import { listRequests } from '../store/request-store.ts';

export const listInterlibraryCall = implement(listInterlibrary)(
  async ({ input: { side, ended, page, rows }, context, deps }) => {
    const part = { offset: (page - 1) * rows, limit: rows };
    const found = await listRequests(deps.db, context.tenant.id, { side, ended }, part);
    return { total: found.total, requests: await presentForStaff(deps, context, found.rows) };
  },
);
