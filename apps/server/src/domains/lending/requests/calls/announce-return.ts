import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { announceReturn } from '@lectern/contracts/lending/requests/announce-return';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { announceReturn as announce } from '../../circulation/hand-overs/receive-parcel.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';
import { presentRequest } from '../present-request.ts';

export const announceReturnCall = implement(announceReturn)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  const moved = await announce(deps.db, own, patron.id, input.requestId);
  if (isRefusal(moved)) return moved;
  return presentRequest(moved, await placeNames(deps.db, tenant.id, language));
});
