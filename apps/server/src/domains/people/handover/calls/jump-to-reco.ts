import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { jumpToReco } from '@lectern/contracts/people/handover/jump-to-reco';
import { FOREIGN_SIGN_IN_STALE } from '@lectern/contracts/people/identity/link-errors';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { redeemTicket } from '../../../../platform/tickets/tickets.ts';
import { handOutAddress, RECO } from '../hand-out.ts';
import './get-jump-ticket.ts';

export const jumpToRecoCall = implementRaw(jumpToReco)(async ({ input, context, deps }) => {
  const redeemer = { browser: context.browser.hash, now: deps.clock.now() };
  const jump = await redeemTicket(deps.db, context.tenant.id, 'reco-jump', input.ticket, redeemer);
  if (!jump) return refuse(FOREIGN_SIGN_IN_STALE);
  const location = await handOutAddress(deps, context, RECO, jump.patronId);
  return isRefusal(location) ? location : { location };
});
