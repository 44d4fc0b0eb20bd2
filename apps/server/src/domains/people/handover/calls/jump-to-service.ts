import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { jumpToService } from '@lectern/contracts/people/handover/jump-to-service';
import { FOREIGN_SIGN_IN_STALE } from '@lectern/contracts/people/identity/link-errors';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { redeemTicket } from '../../../../platform/tickets/tickets.ts';
import { handOutAddress } from '../hand-out.ts';
import './get-jump-ticket.ts';

export const jumpToServiceCall = implementRaw(jumpToService)(async ({ input, context, deps }) => {
  const redeemer = { browser: context.browser.hash, now: deps.clock.now() };
  const jump = await redeemTicket(deps.db, context.tenant.id, 'service-jump', input.ticket, redeemer);
  if (!jump) return refuse(FOREIGN_SIGN_IN_STALE);
  const location = await handOutAddress(deps, context, jump.to, jump.patronId);
  return isRefusal(location) ? location : { location };
});
