import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { chargeReader as charge } from '../../../lending/circulation/money/charge-and-pay.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';

export const chargeReaderCall = implement(chargeReader)(async ({ input, context, deps }) => {
  const { patronId, amount, reason: note } = input;
  const own = ownCirculation(deps, context.tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const given = { patronId, amount, note, staffId: context.staff.id };
  return answerAct(
    context,
    () => charge(deps.db, own, given),
    ({ behaviourId }) => ({ behaviourDetlId: behaviourId }),
  );
});
