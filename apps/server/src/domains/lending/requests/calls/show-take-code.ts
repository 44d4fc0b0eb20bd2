import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { scannedCode } from '@lectern/rules/requests/take-code';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { showTakeCode as show } from '../../circulation/hand-overs/show-take-code.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';

export const showTakeCodeCall = implement(showTakeCode)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  const shown = await show(deps.db, own, deps.secrets, patron.id, input.requestId);
  if (isRefusal(shown)) return shown;
  const { code, requestNumber, title, enteredBy, expiresAt } = shown;
  const scanned = scannedCode(requestNumber, code);
  return {
    takeCode: code,
    scanned,
    img: await qrPicture(scanned),
    title,
    enteredBy,
    expiresAt,
    secondsLeft: Math.round((Date.parse(expiresAt) - deps.clock.now().getTime()) / 1000),
  };
});
