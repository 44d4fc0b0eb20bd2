import { getFunds } from '@lectern/contracts/counter/desk/get-funds';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { presentFunds } from '../../../lending/fines/present-funds.ts';

export const getFundsCall = implement(getFunds)(async ({ input, context: { tenant }, deps }) => {
  const { funds } = deps.ils.of(tenant);
  if (!funds) return refuse(DESK_ELSEWHERE);
  const kept = await funds.of(input.patronId);
  return isRefusal(kept) ? kept : presentFunds(kept, tenant.settings.policy.currency);
});
