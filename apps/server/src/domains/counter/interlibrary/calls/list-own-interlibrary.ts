import { listOwnInterlibrary } from '@lectern/contracts/counter/interlibrary/list-own-interlibrary';
import { implement } from '../../../../platform/http/implement.ts';
import { presentForReader } from '../requests/present-requests.ts';
import { listRequests } from '../store/request-store.ts';

export const listOwnInterlibraryCall = implement(listOwnInterlibrary)(
  async ({ input: { page, rows }, context, deps }) => {
    const filter = { side: 'borrowing', patronId: context.patron.id } as const;
    const part = { offset: (page - 1) * rows, limit: rows };
    const found = await listRequests(deps.db, context.tenant.id, filter, part);
    return { total: found.total, requests: await presentForReader(deps, context, found.rows) };
  },
);
