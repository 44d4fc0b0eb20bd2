import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { moveFund as move } from '../../../lending/circulation/money/move-fund.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { presentFunds } from '../../../lending/fines/present-funds.ts';
import { limitAndApproval } from '../refund-approval.ts';

export const moveFundCall = implement(moveFund)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { approval, ...given } = input;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const approved = await limitAndApproval(deps, context, { amount: given.amount, approval });
  return answerAct(
    context,
    () => move(deps.db, own, { ...given, staffId: staff.id, ...approved }),
    (kept) => presentFunds(kept, tenant.settings.policy.currency),
  );
});
