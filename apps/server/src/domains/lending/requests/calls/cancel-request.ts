import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { cancelRequest } from '@lectern/contracts/lending/requests/cancel-request';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentRequest } from '../present-request.ts';

export const cancelRequestCall = implement(cancelRequest)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const cancelled = await deps.ils.of(tenant).requests?.cancel(patron.id, input.requestId);
  if (!cancelled) return refuse(REQUEST_NOT_FOUND);
  if (isRefusal(cancelled)) return cancelled;
  return presentRequest(cancelled, await placeNames(deps.db, tenant.id, language));
});
