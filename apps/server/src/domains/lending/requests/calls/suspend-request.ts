import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { suspendRequest } from '@lectern/contracts/lending/requests/suspend-request';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentRequest } from '../present-request.ts';

export const suspendRequestCall = implement(suspendRequest)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const { requestId, until } = input;
  const request = await deps.ils.of(tenant).requests?.suspend?.(patron.id, requestId, until);
  if (!request) return refuse(REQUEST_NOT_FOUND);
  if (isRefusal(request)) return request;
  return presentRequest(request, await placeNames(deps.db, tenant.id, language));
});
