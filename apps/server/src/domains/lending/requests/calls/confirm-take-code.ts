import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { confirmTakeCode } from '@lectern/contracts/lending/requests/confirm-take-code';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { TAKE_CODE_WRONG } from '@lectern/contracts/lending/requests/hand-over-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { enterAskersCode } from '../../circulation/hand-overs/hand-over.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';
import { countCodeTry } from '../code-tries.ts';
import { presentAsked } from '../present-asked.ts';

export const confirmTakeCodeCall = implement(confirmTakeCode)(async ({ input, context, deps }) => {
  const { tenant, patron, network } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  const attempt = await countCodeTry(deps, tenant.id, { person: patron.id, device: network });
  if (isRefusal(attempt)) return attempt;
  const entered = await enterAskersCode(
    deps.db,
    own,
    deps.secrets,
    patron.id,
    input.requestId,
    input.takeCode,
  );
  if (!isRefusalFor(entered, TAKE_CODE_WRONG)) await attempt.forget();
  return isRefusal(entered) ? entered : presentAsked(entered);
});
