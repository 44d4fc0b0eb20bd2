import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { getEntryTicket } from '@lectern/contracts/people/handover/get-entry-ticket';
import { implement } from '../../../../platform/http/implement.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';

const TICKET_SECONDS = 60;

export const getEntryTicketCall = implement(getEntryTicket)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  if (!tenant.settings.signIn.entryTickets) return refuse(LOGIN_METHOD_OFF);
  const jwt = await issueTicket(deps.db, {
    tenantId: tenant.id,
    purpose: 'portal-entry',
    payload: { patronId: patron.id, sessionHash: patron.tokenHash },
    seconds: TICKET_SECONDS,
    now: deps.clock.now(),
  });
  return { jwt, jwtHeader: HEADERS.session, seconds: TICKET_SECONDS };
});
