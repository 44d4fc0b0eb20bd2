import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { receiveBook } from '@lectern/contracts/lending/requests/receive-book';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentRequest } from '../present-request.ts';

export const receiveBookCall = implement(receiveBook)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const moved = await deps.ils.of(tenant).handOvers?.receive(patron.id, input.requestId);
  if (!moved) return refuse(REQUEST_NOT_FOUND);
  if (isRefusal(moved)) return moved;
  return presentRequest(moved, await placeNames(deps.db, tenant.id, language));
});
