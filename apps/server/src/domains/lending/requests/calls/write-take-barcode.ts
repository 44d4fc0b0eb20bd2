import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { writeTakeBarcode } from '@lectern/contracts/lending/requests/write-take-barcode';
import { implement } from '../../../../platform/http/implement.ts';
import { presentAsked } from '../present-asked.ts';

export const writeTakeBarcodeCall = implement(writeTakeBarcode)(async ({ input, context, deps }) => {
  const { requestId, takeBarcode: barcode, comments: note } = input;
  const { tenant, patron } = context;
  const handedOver = await deps.ils.of(tenant).handOvers?.handOver(patron.id, requestId, { barcode, note });
  if (!handedOver) return refuse(REQUEST_NOT_FOUND);
  return isRefusal(handedOver) ? handedOver : presentAsked(handedOver);
});
