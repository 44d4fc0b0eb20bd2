import type { IdentityKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Deps } from '../../../platform/deps.ts';
import { issueTicket, redeemTicket } from '../../../platform/tickets/tickets.ts';
import type { Leave } from '../../../ports/identity/identity-port.ts';

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    'identity-leave': { readonly kind: IdentityKind; readonly leave: Leave };
  }
}

/** Remembers what ends the session at the provider, as long as a session of ours may last. Answers the ticket's text for a cookie. */
export function keepLeave(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  kept: {
    readonly kind: IdentityKind;
    readonly leave: Leave;
    readonly browser: string;
    readonly seconds: number;
  },
): Promise<string> {
  const { kind, leave, browser, seconds } = kept;
  const payload = { kind, leave };
  return issueTicket(db, {
    tenantId,
    purpose: 'identity-leave',
    payload,
    browser,
    seconds,
    now: clock.now(),
  });
}

/** What ends the session at this provider; empty where nothing is remembered. */
export async function takeLeave(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  {
    kind,
    text,
    browser,
  }: { readonly kind: IdentityKind; readonly text: string; readonly browser: string | undefined },
): Promise<Leave> {
  const known = await redeemTicket(db, tenantId, 'identity-leave', text, { browser, now: clock.now() });
  return known?.kind === kind ? known.leave : {};
}
