import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { writeTakeBarcode } from '@lectern/contracts/lending/requests/write-take-barcode';
import { implement } from '../../../../platform/http/implement.ts';
import { handOver } from '../../circulation/hand-overs/hand-over.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';
import { presentAsked } from '../present-asked.ts';

export const writeTakeBarcodeCall = implement(writeTakeBarcode)(async ({ input, context, deps }) => {
  const { requestId, takeBarcode: barcode, comments: note } = input;
  const { tenant, patron } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  const handedOver = await handOver(deps.db, own, patron.id, requestId, { barcode, note });
  return isRefusal(handedOver) ? handedOver : presentAsked(handedOver);
});
