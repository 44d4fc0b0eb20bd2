import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentRequest } from '../present-request.ts';

/** A library system that knows no requests has none. */
export const listRequestsCall = implement(listRequests)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { requestStatus: status, page, rows } = input;
  const part = { ...(status && { status }), offset: (page - 1) * rows, limit: rows };
  const found = await deps.ils.of(tenant).requests?.list(patron.id, part);
  if (!found) return { total: 0, requests: [] };
  if (isRefusal(found)) return found;
  const places = await placeNames(deps.db, tenant.id, language);
  return { total: found.total, requests: found.requests.map((one) => presentRequest(one, places)) };
});
