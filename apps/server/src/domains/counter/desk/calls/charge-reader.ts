import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';

export const chargeReaderCall = implement(chargeReader)(async ({ input, context, deps }) => {
  const { patronId, amount, reason: note } = input;
  const { behaviours } = deps.ils.of(context.tenant);
  if (!behaviours) return refuse(DESK_ELSEWHERE);
  const charged = await behaviours.charge({ patronId, amount, note, staffId: context.staff.id });
  return isRefusal(charged) ? charged : { behaviourDetlId: charged.behaviourId };
});
