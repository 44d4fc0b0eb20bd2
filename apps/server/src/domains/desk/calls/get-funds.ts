import { DESK_ELSEWHERE } from '@lectern/contracts/circulation/desk-errors';
import { getFunds } from '@lectern/contracts/desk/get-funds';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { presentFunds } from '../../fines/present-funds.ts';

export const getFundsCall = implement(getFunds)(async ({ input, context: { tenant }, deps }) => {
  const { funds } = deps.ils.of(tenant);
  if (!funds) return refuse(DESK_ELSEWHERE);
  const kept = await funds.of(input.patronId);
  return isRefusal(kept) ? kept : presentFunds(kept, tenant.settings.policy.currency);
});
