import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_EDITION_WRONG } from '@lectern/contracts/lending/requests/placing-errors';
import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import { implement } from '../../../../platform/http/implement.ts';
import { lastDayRefusal, placeRequest } from '../place-request.ts';

export const reserveOrEntrustCall = implement(reserveOrEntrust)(async ({ input, context, deps }) => {
  const refusal = lastDayRefusal(deps, context, input.reqestEndDate);
  if (refusal) return refusal;
  const otherRecordIds = input.otherRecordIds.filter((recordId) => recordId !== input.recordId);
  const canTakeOthers = deps.ils.of(context.tenant).requests?.editions !== undefined;
  if (otherRecordIds.length > 0 && !canTakeOthers) return refuse(REQUEST_EDITION_WRONG);
  return placeRequest(deps, context, { kind: input.type, input: { ...input, otherRecordIds } });
});
