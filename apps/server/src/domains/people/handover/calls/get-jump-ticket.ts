import { refuse } from '@lectern/contracts/kernel/refusal';
import { PARTNER_MISSING } from '@lectern/contracts/people/handover/errors';
import { getJumpTicket } from '@lectern/contracts/people/handover/get-jump-ticket';
import type { ServicePartner } from '@lectern/contracts/people/handover/services';
import { implement } from '../../../../platform/http/implement.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';
import { canHandOut, RECO } from '../hand-out.ts';

const TICKET_SECONDS = 60;

declare module '../../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** A reader who is about to open book recommendation. */
    'reco-jump': { readonly patronId: string };
    /** A reader who is about to open another service of the library. */
    'service-jump': { readonly patronId: string; readonly to: ServicePartner };
  }
}

export const getJumpTicketCall = implement(getJumpTicket)(async ({ input: { to }, context, deps }) => {
  const { tenant, patron, browser } = context;
  if (!(await canHandOut(deps, tenant.id, to))) return refuse(PARTNER_MISSING);
  const issued = {
    tenantId: tenant.id,
    browser: browser.begin(),
    seconds: TICKET_SECONDS,
    now: deps.clock.now(),
  };
  const patronId = patron.id;
  const ticket = await (to === RECO
    ? issueTicket(deps.db, { ...issued, purpose: 'reco-jump', payload: { patronId } })
    : issueTicket(deps.db, { ...issued, purpose: 'service-jump', payload: { patronId, to } }));
  return { ticket };
});
