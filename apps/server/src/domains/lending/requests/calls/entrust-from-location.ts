import { entrustFromLocation } from '@lectern/contracts/lending/requests/entrust-from-location';
import { implement } from '../../../../platform/http/implement.ts';
import { lastDayRefusal, placeRequest } from '../place-request.ts';

export const entrustFromLocationCall = implement(entrustFromLocation)(async ({ input, context, deps }) => {
  const refusal = lastDayRefusal(deps, context, input.reqestEndDate);
  return refusal ?? placeRequest(deps, context, { kind: 'entrust', input });
});
