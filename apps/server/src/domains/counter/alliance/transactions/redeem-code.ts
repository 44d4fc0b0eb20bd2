import { ALLIANCE_LIMIT_REACHED } from '@lectern/contracts/counter/alliance/errors';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { releaseAttempt, reserveAttempt } from '../../../people/auth/attempts.ts';
import { takeCode } from '../codes/codes.ts';
import { memberAccount, refuseAboveLimit } from '../codes/membership.ts';
import type { ExchangeAnswer, ExchangeRequest } from '../wire/exchanges.ts';
import type { PeerContext } from '../wire/peer-context.ts';
import { newTransaction } from './new-transaction.ts';
import { addTransaction, findTransaction } from './transaction-store.ts';

/** Wrong codes of one library in this time before it has to wait. */
const TRIES = 20;
const MINUTES = 5;

type Answer = ExchangeAnswer<'redeem'>;

/**
 * A reader of this library stands at the desk of another one with an authorization code. Uses the code up and begins the transaction of the
 * loan there. The other library learns whether this one answers for the reader, and not who that is.
 */
export async function redeemCode(
  deps: Deps,
  { tenant, peer }: PeerContext,
  { code, transaction: state }: ExchangeRequest<'redeem'>,
): Promise<Answer> {
  const { db, clock } = deps;
  const known = await findTransaction(db, tenant.id, state.id);
  // The answer to the same question was lost.
  if (known) return { outcome: known.peer_code === peer.code ? 'member' : 'code-wrong', number: 0 };
  const now = clock.now();
  const counter = { kind: 'alliance-code', subject: peer.code };
  const window = { now: now.toISOString(), endsAt: later(now, MINUTES * 60) };
  const place = await reserveAttempt(db, tenant.id, counter, TRIES, window);
  if (!place) return { outcome: 'code-tries', number: MINUTES };
  const patronId = await takeCode(deps, tenant.id, code);
  if (patronId === undefined) return { outcome: 'code-wrong', number: 0 };
  await releaseAttempt(db, tenant.id, counter, place);
  const refused = await refusalOf(deps, { tenant, peer }, patronId);
  if (refused) return refused;
  const own = { tenant_id: tenant.id, side: 'borrowing', peer_code: peer.code, pickup_library: '' } as const;
  const row = newTransaction(
    { ...state, kind: 'visit', step: 'accepted' },
    { ...own, patron_id: patronId },
    window.now,
  );
  await inTransaction(db, (tx) => addTransaction(tx, row, 'other_library'));
  return { outcome: 'member', number: 0 };
}

async function refusalOf(deps: Deps, { tenant }: PeerContext, patronId: string): Promise<Answer | undefined> {
  const account = await memberAccount(deps, tenant, patronId, tenant.settings.public.defaultLanguage);
  if (isRefusal(account)) {
    // Of a library system that is away nobody knows whether the reader is blocked.
    if (isRefusalFor(account, ILS_UNAVAILABLE))
      deps.log.warn({ tenant: tenant.id }, 'alliance: no account was read');
    return { outcome: 'blocked', number: 0 };
  }
  const limit = await refuseAboveLimit(deps, tenant, patronId);
  return isRefusalFor(limit, ALLIANCE_LIMIT_REACHED)
    ? { outcome: 'limit', number: limit.details.limit }
    : undefined;
}
