import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '@lectern/contracts/people/auth/errors';
import { later } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import {
  type Attempts,
  clearAttempts,
  findWindowEnd,
  type Reserved,
  releaseAttempt,
  reserveAttempt,
} from './attempts.ts';

/** Wrong guesses at an account from all networks together, as a multiple of what the tenant allows one network. */
const ALL_NETWORKS_ATTEMPTS = 10;
/** How long they are counted, as a multiple of the tenant's time. One network alone cannot reach that number in it. */
const ALL_NETWORKS_TIME = 4;

/** Somebody who says that they have an account. */
export interface Guess<Code extends string = never> {
  readonly kind: 'patron-sign-in' | 'staff-sign-in';
  readonly account: string;
  /** The network of the caller, as the call's context names it. */
  readonly network: string;
  /** The hash of a browser in which the account's reader gave the right password before. Its guesses are counted by themselves. */
  readonly device?: string | undefined;
  /** For a guess without a captcha: how many wrong guesses at the account there may be before it, and what is answered after them. */
  readonly withoutCaptcha?: { readonly after: number; readonly refusal: Refusal<Code> };
}

interface Places {
  readonly ofNetwork: Reserved;
  readonly ofAccount: Reserved;
}

/**
 * Checks a password if the account has not been guessed at too often; `check` answers undefined for a wrong one, whether the account
 * exists or not. A guess is counted before it is checked, because checking takes long enough for hundreds of others to begin.
 * Wrong guesses are counted for the account and the caller's network, so that nobody locks another out from elsewhere; a higher limit
 * counts those of all networks. A check that raises stays counted.
 */
export async function checkGuess<Answer, Code extends string = never>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  guess: Guess<Code>,
  check: () => Promise<Answer>,
): Promise<Exclude<Answer, undefined> | Refusal<'CREDENTIALS_WRONG' | 'LOGIN_LOCKED' | Code>> {
  const counters = countersOf(guess);
  const places = await inTransaction(db, (tx) => reservePlaces(tx, tenant, guess, clock.now()));
  if (isRefusal(places)) return places;

  const answer = await check();
  if (answer === undefined) return refuse(CREDENTIALS_WRONG, { remaining: remainingOf(tenant, places) });
  await inTransaction(db, async (tx) => {
    // A refusal says nothing about the password, so the failures before it still count.
    if (isRefusal(answer)) await releaseAttempt(tx, tenant.id, counters.ofNetwork, places.ofNetwork);
    else await clearAttempts(tx, tenant.id, counters.ofNetwork);
    await releaseAttempt(tx, tenant.id, counters.ofAccount, places.ofAccount);
  });
  return answer as Exclude<Answer, undefined>;
}

async function reservePlaces<Code extends string>(
  tx: Tx,
  tenant: Tenant,
  guess: Guess<Code>,
  now: Date,
): Promise<Places | Refusal<'LOGIN_LOCKED' | Code>> {
  const { ofNetwork, ofAccount } = countersOf(guess);
  const { loginAttempts, loginLockMinutes } = tenant.settings.policy;
  const placeOfNetwork = await reserveAttempt(
    tx,
    tenant.id,
    ofNetwork,
    loginAttempts,
    windowOf(now, loginLockMinutes),
  );
  if (!placeOfNetwork) {
    return lockedUntil(await findWindowEnd(tx, tenant.id, ofNetwork, now.toISOString()), now);
  }

  const most = loginAttempts * ALL_NETWORKS_ATTEMPTS;
  const placeOfAccount = await reserveAttempt(
    tx,
    tenant.id,
    ofAccount,
    Math.min(most, guess.withoutCaptcha?.after ?? most),
    windowOf(now, loginLockMinutes * ALL_NETWORKS_TIME),
  );
  if (placeOfAccount) return { ofNetwork: placeOfNetwork, ofAccount: placeOfAccount };
  // The network has not guessed: it was refused.
  await releaseAttempt(tx, tenant.id, ofNetwork, placeOfNetwork);
  return (
    guess.withoutCaptcha?.refusal ??
    lockedUntil(await findWindowEnd(tx, tenant.id, ofAccount, now.toISOString()), now)
  );
}

function countersOf({ kind, account, network, device }: Guess<string>): Record<keyof Places, Attempts> {
  const subject = account.toLowerCase();
  if (device) {
    const ofDevice = `${device} ${subject}`;
    return {
      ofNetwork: { kind: `${kind}-device`, subject: ofDevice },
      ofAccount: { kind: `${kind}-device-long`, subject: ofDevice },
    };
  }
  return {
    ofNetwork: { kind, subject: `${network} ${subject}` },
    ofAccount: { kind: `${kind}-all-networks`, subject },
  };
}

function windowOf(now: Date, minutes: number) {
  return { now: now.toISOString(), endsAt: later(now, minutes * 60) };
}

/** What is answered until the window of the counted guesses ends. */
export function lockedUntil(end: string | undefined, now: Date): Refusal<'LOGIN_LOCKED'> {
  const milliseconds = end === undefined ? 0 : Date.parse(end) - now.getTime();
  return refuse(LOGIN_LOCKED, { minutes: Math.max(1, Math.ceil(milliseconds / 60_000)) });
}

/** Wrong guesses that are still allowed. */
function remainingOf({ settings: { policy } }: Tenant, { ofNetwork, ofAccount }: Places): number {
  const ofAll = policy.loginAttempts * ALL_NETWORKS_ATTEMPTS - ofAccount.count;
  return Math.max(0, Math.min(policy.loginAttempts - ofNetwork.count, ofAll));
}
