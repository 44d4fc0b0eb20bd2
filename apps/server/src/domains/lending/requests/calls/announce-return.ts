import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { announceReturn } from '@lectern/contracts/lending/requests/announce-return';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { presentRequest } from '../present-request.ts';

export const announceReturnCall = implement(announceReturn)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const moved = await deps.ils.of(tenant).handOvers?.announceReturn(patron.id, input.requestId);
  if (!moved) return refuse(REQUEST_NOT_FOUND);
  if (isRefusal(moved)) return moved;
  return presentRequest(moved, await placeNames(deps.db, tenant.id, language));
});
