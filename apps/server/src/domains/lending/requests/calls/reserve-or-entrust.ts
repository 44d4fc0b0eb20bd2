import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import { implement } from '../../../../platform/http/implement.ts';
import { lastDayRefusal, placeRequest } from '../place-request.ts';

export const reserveOrEntrustCall = implement(reserveOrEntrust)(async ({ input, context, deps }) => {
  const refusal = lastDayRefusal(deps, context, input.reqestEndDate);
  return refusal ?? placeRequest(deps, context, { kind: input.type, input });
});
