import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { moversOf, REQUEST_WAYS, statusOf } from '@lectern/rules/requests/request-ways';
import { implement } from '../../../../platform/http/implement.ts';
import type { IlsRequest } from '../../../../ports/ils/ils-requests.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentRequest } from '../present-request.ts';

export const getRequestCall = implement(getRequest)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const found = await deps.ils.of(tenant).requests?.find(patron.id, input.requestId);
  if (!found) return refuse(REQUEST_NOT_FOUND);
  if (isRefusal(found)) return found;
  const { request, moves } = found;
  const places = await placeNames(deps.db, tenant.id, language);
  return {
    ...presentRequest(request, places),
    timeline: [...launchOf(request), ...moves].map(({ move, step, mover, movedAt, note }) => ({
      move,
      operationType: step,
      requestStatus: statusOf(request.kind, step),
      mover,
      movedAt,
      comments: note,
    })),
    movers: [...moversOf(request.kind, request.step)],
  };
});

/** The step in which a request begins. A reservation leaves it at once for the queue, and its reader sees it all the same. */
function launchOf({ kind, placedAt }: IlsRequest) {
  if (placedAt === '') return [];
  const step = REQUEST_WAYS[kind].first;
  return [{ move: 'launch', step, mover: 'reader', movedAt: placedAt, note: '' } as const];
}
