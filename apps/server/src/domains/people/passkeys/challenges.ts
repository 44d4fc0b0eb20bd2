import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { issueTicket, redeemTicket, type TicketPayloads } from '../../../platform/tickets/tickets.ts';

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** A passkey that a reader is about to add. */
    'passkey-new': { readonly patronId: string; readonly userHandle: string };
    'passkey-sign-in': Record<never, never>;
    /** A passkey that a member of the staff is about to add. */
    'staff-passkey-new': { readonly staffId: string; readonly userHandle: string };
    'staff-passkey-sign-in': Record<never, never>;
  }
}

type Purpose = 'passkey-new' | 'passkey-sign-in' | 'staff-passkey-new' | 'staff-passkey-sign-in';

/** A challenge that this browser can answer once: the text of a ticket, which is 32 random bytes in base64url. */
export function issueChallenge<P extends Purpose>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: tenantId }: Pick<Tenant, 'id'>,
  challenge: {
    readonly purpose: P;
    readonly payload: TicketPayloads[P];
    readonly browser: string;
    readonly seconds: number;
  },
): Promise<string> {
  return issueTicket(db, { tenantId, ...challenge, now: clock.now() });
}

/** What was kept with the challenge that a browser answered, and the challenge; undefined if it is not one of this browser, or was used. */
export async function redeemChallenge<P extends Purpose>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: tenantId }: Pick<Tenant, 'id'>,
  purpose: P,
  { clientDataJSON, browser }: { readonly clientDataJSON: string; readonly browser: string | undefined },
): Promise<{ readonly challenge: string; readonly payload: TicketPayloads[P] } | undefined> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === undefined) return undefined;
  const redeemer = { browser, now: clock.now() };
  const payload = await redeemTicket(db, tenantId, purpose, challenge, redeemer);
  return payload && { challenge, payload };
}

/** The challenge in what the browser signed; undefined if that is no such thing. */
function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
