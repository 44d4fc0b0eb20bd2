import { PARTNER_MISSING } from '@lectern/contracts/handover/errors';
import { getJumpTicket } from '@lectern/contracts/handover/get-jump-ticket';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../platform/http/implement.ts';
import { issueTicket } from '../../platform/tickets/tickets.ts';
import { canHandOut, RECO } from './hand-out.ts';

const TICKET_SECONDS = 60;

declare module '../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** A reader who is about to open book recommendation. */
    'reco-jump': { readonly patronId: string };
  }
}

export const getJumpTicketCall = implement(getJumpTicket)(async ({ context, deps }) => {
  const { tenant, patron, browser } = context;
  if (!(await canHandOut(deps, tenant.id, RECO))) return refuse(PARTNER_MISSING);
  const ticket = await issueTicket(deps.db, {
    tenantId: tenant.id,
    purpose: 'reco-jump',
    payload: { patronId: patron.id },
    browser: browser.begin(),
    seconds: TICKET_SECONDS,
    now: deps.clock.now(),
  });
  return { ticket };
});
