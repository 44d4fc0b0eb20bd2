import { randomBytes } from 'node:crypto';
import type { IdentityKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Deps } from '../../../platform/deps.ts';
import { issueTicket, redeemTicket } from '../../../platform/tickets/tickets.ts';
import type { Subject, Visit } from '../../../ports/identity/identity-port.ts';

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    'identity-visit': StoredVisit;
    'identity-result': SignInResult;
  }
}

/** A visit to a provider as it is remembered; the ticket's text is its state. */
export interface StoredVisit extends Omit<Visit, 'state'> {
  readonly kind: IdentityKind;
  /** The browser in which it began. */
  readonly browser: string;
  /** Where the sign-in was begun for; empty for none. */
  readonly returnTo: string;
}

/** How a visit ended: with a subject, or with the code of a refusal. */
export type SignInResult =
  | { readonly kind: IdentityKind; readonly subject: Subject; readonly returnTo: string }
  | { readonly refused: 'IDENTITY_REFUSED' | 'IDENTITY_UNAVAILABLE' };

/** How long a reader may stay at the provider. */
const VISIT_SECONDS = 15 * 60;
/** The page exchanges the ticket at once. */
const RESULT_SECONDS = 60;

type TicketDeps = Pick<Deps, 'db' | 'clock'>;

/** Remembers a new visit and answers it with its state. */
export async function beginVisit(
  { db, clock }: TicketDeps,
  tenantId: string,
  begun: Pick<StoredVisit, 'kind' | 'browser' | 'returnTo' | 'callback'>,
): Promise<Visit> {
  const now = clock.now();
  const random = () => randomBytes(32).toString('base64url');
  const visit = {
    callback: begun.callback,
    nonce: random(),
    verifier: random(),
    // Ids of XML begin with a letter or an underscore.
    requestId: `_${randomBytes(20).toString('hex')}`,
    // What is signed names the time of the machine, whatever the clock of a test says.
    begunAt: new Date().toISOString(),
  };
  const payload = { ...begun, ...visit };
  const state = await issueTicket(db, {
    tenantId,
    purpose: 'identity-visit',
    payload,
    seconds: VISIT_SECONDS,
    now,
  });
  return { ...visit, state };
}

/** The visit with this state, which is forgotten: it can be finished once. */
export async function takeVisit(
  { db, clock }: TicketDeps,
  tenantId: string,
  state: string,
): Promise<StoredVisit | undefined> {
  return redeemTicket(db, tenantId, 'identity-visit', state, { now: clock.now() });
}

/** A ticket for the result of a visit, which only this browser can exchange. */
export function keepResult(
  { db, clock }: TicketDeps,
  tenantId: string,
  browser: string,
  payload: SignInResult,
): Promise<string> {
  return issueTicket(db, {
    tenantId,
    purpose: 'identity-result',
    payload,
    browser,
    seconds: RESULT_SECONDS,
    now: clock.now(),
  });
}

export function takeResult(
  { db, clock }: TicketDeps,
  tenantId: string,
  text: string,
  browser: string | undefined,
): Promise<SignInResult | undefined> {
  return redeemTicket(db, tenantId, 'identity-result', text, { browser, now: clock.now() });
}
