import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  FOREIGN_SIGN_IN_STALE,
  IDENTITY_LINKED_ELSEWHERE,
  READER_LINKED_ALREADY,
} from '@lectern/contracts/people/identity/link-errors';
import type { ProviderKind } from '@lectern/contracts/people/identity/link-fields';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { readTicket, redeemTicket } from '../../../../platform/tickets/tickets.ts';
import type { ForeignAccount } from './foreign-account.ts';
import { addLinkRow, findReaderOf, listLinkRows } from './link-store.ts';

type Where = Pick<CallContext, 'tenant' | 'browser'>;
export type LinkRefusal = Refusal<
  'FOREIGN_SIGN_IN_STALE' | 'IDENTITY_LINKED_ELSEWHERE' | 'READER_LINKED_ALREADY'
>;

/** The account of a ticket of this browser and this kind. The ticket stays, so that a wrong password can be corrected. */
export async function readForeignAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, browser }: Where,
  ticket: string,
  provider?: ProviderKind,
): Promise<ForeignAccount | Refusal<'FOREIGN_SIGN_IN_STALE'>> {
  const redeemer = { browser: browser.hash, now: clock.now() };
  const account = await readTicket(db, tenant.id, 'foreign-account', ticket, redeemer);
  if (!account || (provider && account.provider !== provider)) return refuse(FOREIGN_SIGN_IN_STALE);
  return account;
}

/**
 * Uses the ticket up and links its account with a reader, who has proved who they are. Both in one transaction: what is refused leaves
 * the ticket.
 */
export async function linkAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, browser }: Where,
  ticket: string,
  patronId: string,
): Promise<ForeignAccount | LinkRefusal> {
  const now = clock.now();
  return undoRefused(db, async (tx) => {
    const account = await redeemTicket(tx, tenant.id, 'foreign-account', ticket, {
      browser: browser.hash,
      now,
    });
    if (!account) return refuse(FOREIGN_SIGN_IN_STALE);
    const link = { tenant_id: tenant.id, ...account, patron_id: patronId, linked_at: now.toISOString() };
    if (await addLinkRow(tx, link)) return account;
    return whyNotLinked(tx, tenant.id, account, patronId);
  });
}

/** An account that is linked with this reader already is no refusal. */
async function whyNotLinked(
  tx: Tx,
  tenantId: string,
  account: ForeignAccount,
  patronId: string,
): Promise<ForeignAccount | LinkRefusal> {
  const reader = await findReaderOf(tx, tenantId, account);
  if (reader === patronId) return account;
  if (reader !== undefined) return refuse(IDENTITY_LINKED_ELSEWHERE);
  const links = await listLinkRows(tx, tenantId, patronId);
  return links.some(({ provider }) => provider === account.provider)
    ? refuse(READER_LINKED_ALREADY)
    : refuse(FOREIGN_SIGN_IN_STALE);
}

/** Thrown inside a transaction, so that nothing of it stays. */
class Undone extends Error {
  readonly refusal: LinkRefusal;
  constructor(refusal: LinkRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function undoRefused<Answer>(
  db: Deps['db'],
  work: (tx: Tx) => Promise<Answer | LinkRefusal>,
): Promise<Answer | LinkRefusal> {
  try {
    return await inTransaction(db, async (tx) => {
      const answer = await work(tx);
      if (isRefusal(answer)) throw new Undone(answer as LinkRefusal);
      return answer;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    throw error;
  }
}
