import { declareLost } from '@lectern/contracts/counter/desk/declare-lost';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOfTenant } from '../desk-place.ts';

export const declareLostCall = implement(declareLost)(async ({ input, context, deps }) => {
  const { loanId, charge } = input;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const lost = await desk.declareLost({
    loanId,
    staffId: context.staff.id,
    ...(charge !== undefined && { charge }),
  });
  if (isRefusal(lost)) return lost;
  const { currency } = context.tenant.settings.policy;
  const money = (amount: number) => ({ amount, currency });
  return { charged: money(lost.charged), finePosted: money(lost.finePosted) };
});
