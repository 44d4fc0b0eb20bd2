import { DESK_ELSEWHERE } from '@lectern/contracts/circulation/desk-errors';
import { moveFund } from '@lectern/contracts/desk/move-fund';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { presentFunds } from '../../fines/present-funds.ts';

export const moveFundCall = implement(moveFund)(async ({ input, context: { tenant, staff }, deps }) => {
  const { funds } = deps.ils.of(tenant);
  if (!funds) return refuse(DESK_ELSEWHERE);
  const kept = await funds.move({ ...input, staffId: staff.id });
  return isRefusal(kept) ? kept : presentFunds(kept, tenant.settings.policy.currency);
});
