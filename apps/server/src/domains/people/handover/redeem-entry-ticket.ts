import { nameIn } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { HAND_OVER_REFUSED } from '@lectern/contracts/people/handover/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { findOpenSession } from '../../../platform/sessions/sessions.ts';
import { redeemTicket } from '../../../platform/tickets/tickets.ts';
import { findReaderById } from '../account/primary-ids.ts';
import type { HandOver } from './enter-handed-over.ts';

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** An address that opens the portal as the reader of a session. */
    'portal-entry': { readonly patronId: string; readonly sessionHash: string };
  }
}

/** The text of a ticket. A token of a partner has three parts with full stops between them. */
const TICKET_TEXT = /^[\w-]{43}$/;

export function isEntryTicket(text: string): boolean {
  return TICKET_TEXT.test(text);
}

/**
 * Uses up a ticket that a session of this library asked for. It is worth as much as that session: nothing once it is signed out, and what
 * it opens ends when that session would. The library's name stands for the partner's. Why a ticket is refused is in the log alone.
 */
export async function redeemEntryTicket(
  deps: Deps,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  text: string,
): Promise<HandOver | Refusal<'HAND_OVER_REFUSED'>> {
  const reject = (reason: string) => {
    deps.log.info({ tenant: tenant.id, reason }, 'entry refused');
    return refuse(HAND_OVER_REFUSED);
  };
  if (!tenant.settings.signIn.entryTickets) return reject('the library does not allow it');
  const now = deps.clock.now();
  const ticket = await redeemTicket(deps.db, tenant.id, 'portal-entry', text, { now });
  if (!ticket) return reject('no ticket that counts');
  const session = await findOpenSession(deps.db, tenant.id, ticket.sessionHash);
  if (!session || session.expires_at <= now.toISOString()) return reject('its session has ended');
  const reader = await findReaderById(deps, tenant.id, ticket.patronId);
  if (!reader) return reject('the reader is unknown');
  const { names, public: shown } = tenant.settings;
  return {
    patronId: reader.id,
    name: reader.name,
    partner: '',
    partnerName: nameIn(names, language, shown.defaultLanguage),
    endsAt: session.expires_at,
  };
}
