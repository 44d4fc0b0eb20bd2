import { listDeskRequests } from '@lectern/contracts/counter/desk/list-desk-requests';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskWords, placedDesk } from '../desk-place.ts';
import { presentDeskRequest } from '../present-desk-request.ts';

export const listDeskRequestsCall = implement(listDeskRequests)(async ({ input, context, deps }) => {
  const { list, everywhere, type: kind, page, rows } = input;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  const { desk, libraryCode } = place;
  const at = { libraryCode, here: !everywhere };
  const part = { list, offset: (page - 1) * rows, limit: rows, ...(kind && { kind }) };
  const [counts, found] = await Promise.all([desk.countRequests(at), desk.listRequests({ ...at, ...part })]);
  if (isRefusal(counts)) return counts;
  if (isRefusal(found)) return found;
  const { places } = await deskWords(deps, context);
  return {
    total: found.total,
    requests: found.requests.map((one) => presentDeskRequest(one, places)),
    counts: { ...counts },
  };
});
