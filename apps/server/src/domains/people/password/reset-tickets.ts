import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RESET_EXPIRED } from '@lectern/contracts/people/password/errors';
import type { Deps } from '../../../platform/deps.ts';
import { issueTicket, readTicket, redeemTicket } from '../../../platform/tickets/tickets.ts';

/** Whose password is to be reset. The id is empty if there is no such account: the steps are the same. */
export interface Reset {
  readonly patronId: string;
  /** As it was typed; counters and codes go by it. */
  readonly account: string;
}

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** A captcha was passed. */
    'captcha-passed': Record<string, never>;
    /** Codes may be asked for. */
    'password-reset': Reset;
    /** A code was right. */
    'password-reset-proved': Reset & { readonly by: 'mail' | 'phone' };
  }
}

const CAPTCHA_SECONDS = 5 * 60;
const RESET_SECONDS = 15 * 60;

type TicketDeps = Pick<Deps, 'db' | 'clock'>;

export function issueCaptchaTicket({ db, clock }: TicketDeps, tenantId: string): Promise<string> {
  const ticket = { tenantId, purpose: 'captcha-passed', payload: {}, seconds: CAPTCHA_SECONDS } as const;
  return issueTicket(db, { ...ticket, now: clock.now() });
}

/** True once for each captcha that was passed. */
export async function redeemCaptchaTicket({ db, clock }: TicketDeps, tenantId: string, text: string) {
  return (await redeemTicket(db, tenantId, 'captcha-passed', text, { now: clock.now() })) !== undefined;
}

export function issueResetTicket({ db, clock }: TicketDeps, tenantId: string, reset: Reset): Promise<string> {
  const ticket = { tenantId, purpose: 'password-reset', payload: reset, seconds: RESET_SECONDS } as const;
  return issueTicket(db, { ...ticket, now: clock.now() });
}

/** The reset that a ticket is for; the ticket stays. */
export async function readReset(
  { db, clock }: TicketDeps,
  tenantId: string,
  text: string,
): Promise<Reset | Refusal<'RESET_EXPIRED'>> {
  const reset = await readTicket(db, tenantId, 'password-reset', text, { now: clock.now() });
  return reset ?? refuse(RESET_EXPIRED);
}

/** The same for a ticket that a code has proved. */
export async function readProvedReset({ db, clock }: TicketDeps, tenantId: string, text: string) {
  const reset = await readTicket(db, tenantId, 'password-reset-proved', text, { now: clock.now() });
  return reset ?? refuse(RESET_EXPIRED);
}

/** Uses the first ticket up and answers the one for the new password. Of two at the same time one gets it. */
export async function proveReset(
  { db, clock }: TicketDeps,
  tenantId: string,
  text: string,
  by: 'mail' | 'phone',
): Promise<string | Refusal<'RESET_EXPIRED'>> {
  const now = clock.now();
  const reset = await redeemTicket(db, tenantId, 'password-reset', text, { now });
  if (!reset) return refuse(RESET_EXPIRED);
  const payload = { ...reset, by };
  return issueTicket(db, {
    tenantId,
    purpose: 'password-reset-proved',
    payload,
    seconds: RESET_SECONDS,
    now,
  });
}

/** Uses a proved ticket up; false if another call was first. */
export async function redeemProvedReset({ db, clock }: TicketDeps, tenantId: string, text: string) {
  const redeemed = await redeemTicket(db, tenantId, 'password-reset-proved', text, { now: clock.now() });
  return redeemed !== undefined;
}
