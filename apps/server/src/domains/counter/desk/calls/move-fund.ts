import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { presentFunds } from '../../../lending/fines/present-funds.ts';
import { limitAndApproval } from '../refund-approval.ts';

export const moveFundCall = implement(moveFund)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { approval, ...move } = input;
  const { funds } = deps.ils.of(tenant);
  if (!funds) return refuse(DESK_ELSEWHERE);
  const approved = await limitAndApproval(deps, context, { amount: move.amount, approval });
  const kept = await funds.move({ ...move, staffId: staff.id, ...approved });
  return isRefusal(kept) ? kept : presentFunds(kept, tenant.settings.policy.currency);
});
