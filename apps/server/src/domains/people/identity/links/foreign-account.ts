import type { ProviderKind } from '@lectern/contracts/people/identity/link-fields';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';

/** An account elsewhere whose owner has just signed in there, in this browser. */
export interface ForeignAccount {
  readonly provider: ProviderKind;
  readonly subject: string;
  /** Shown to the reader before it is linked. */
  readonly name: string;
}

declare module '../../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** A sign-in elsewhere that may be linked with a reader: the specification's `uid` and `openId`. */
    'foreign-account': ForeignAccount;
  }
}

/** Time for filling in the form that links it. */
const TICKET_SECONDS = 10 * 60;

/** A ticket for linking the account with a reader. It is worth something in this browser only. */
export function issueForeignAccountTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, browser }: Pick<CallContext, 'tenant' | 'browser'>,
  account: ForeignAccount,
): Promise<string> {
  return issueTicket(db, {
    tenantId: tenant.id,
    purpose: 'foreign-account',
    payload: account,
    browser: browser.begin(),
    seconds: TICKET_SECONDS,
    now: clock.now(),
  });
}
