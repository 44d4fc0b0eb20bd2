import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '@lectern/contracts/people/auth/errors';
import { later } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createTurns } from '../../../platform/outside/turns.ts';
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
/** Wrong guesses of one device at all accounts together, as a multiple of what the tenant allows one network for an account. */
const DEVICE_ATTEMPTS = 4;
/** Wrong guesses at one account before a captcha is asked for. */
export const FREE_GUESSES = 2;
/**
 * Wrong guesses without a captcha at all accounts of a tenant together. Names that nobody has cost as much work as others. Readers are many,
 * and in the first week of a term many of them mistype.
 */
const WITHOUT_CAPTCHA_ATTEMPTS = { 'patron-sign-in': 100, 'staff-sign-in': 20 };

/** Guesses at one account from one network are checked one after another: right ones that are under way must not count as wrong ones. */
const turns = createTurns(1, Number.POSITIVE_INFINITY);

/** Somebody who says that they have an account. */
export interface Guess<Code extends string = never> {
  readonly kind: 'patron-sign-in' | 'staff-sign-in';
  readonly account: string;
  /** The network of the caller, as the call's context names it. */
  readonly network: string;
  /** The hash of a browser in which the account's reader gave the right password before. Its guesses are counted by themselves. */
  readonly device?: string | undefined;
  /** What the caller guesses with besides an address: a station, a machine, a session. Its guesses at all accounts are counted together. */
  readonly by?: string | undefined;
  /** For a guess without a captcha: how many wrong guesses at the account there may be before it, and what is answered after them. */
  readonly withoutCaptcha?: { readonly after: number; readonly refusal: Refusal<Code> };
}

/** Something that wrong guesses are counted for. */
interface Counter<Code extends string> {
  readonly of: Attempts;
  readonly limit: number;
  readonly minutes: number;
  /** What is answered above the limit; LOGIN_LOCKED by default. */
  readonly refusal?: Refusal<Code> | undefined;
  /** The guesses that are left of it are said to the caller, of so many. */
  readonly saidOf?: number;
  /** A right password clears it, instead of taking its own place back. */
  readonly isCleared?: boolean;
}

type Place<Code extends string> = Counter<Code> & Reserved;

/**
 * Checks a password if the account has not been guessed at too often; `check` answers undefined for a wrong one, whether the account
 * exists or not. A guess is counted before it is checked, because checking takes long enough for hundreds of others to begin.
 * Wrong guesses are counted for the account and the caller's network, so that nobody locks another out from elsewhere; a higher limit
 * counts those of all networks. A check that raises stays counted.
 */
export function checkGuess<Answer, Code extends string = never>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  guess: Guess<Code>,
  check: () => Promise<Answer>,
): Promise<Exclude<Answer, undefined> | Refusal<'CREDENTIALS_WRONG' | 'LOGIN_LOCKED' | Code>> {
  const [first, ...others] = countersOf(tenant, guess);
  return turns(`${tenant.id} ${first.of.kind} ${first.of.subject}`, async () => {
    const places = await inTransaction(db, (tx) =>
      reservePlaces(tx, tenant.id, [first, ...others], clock.now()),
    );
    if (isRefusal(places)) return places;
    const answer = await check();
    if (answer === undefined) return refuse(CREDENTIALS_WRONG, { remaining: remainingOf(places) });
    await inTransaction(db, async (tx) => {
      for (const place of places) {
        // A refusal says nothing about the password, so the failures before it still count.
        if (place.isCleared && !isRefusal(answer)) await clearAttempts(tx, tenant.id, place.of);
        else await releaseAttempt(tx, tenant.id, place.of, place);
      }
    });
    return answer as Exclude<Answer, undefined>;
  });
}

/** A place for the guess at each counter, or at none. */
async function reservePlaces<Code extends string>(
  tx: Tx,
  tenantId: string,
  counters: readonly Counter<Code>[],
  now: Date,
): Promise<readonly Place<Code>[] | Refusal<'LOGIN_LOCKED' | Code>> {
  const places: Place<Code>[] = [];
  for (const counter of counters) {
    const { of, limit, minutes, refusal } = counter;
    const window = { now: now.toISOString(), endsAt: later(now, minutes * 60) };
    const place = await reserveAttempt(tx, tenantId, of, limit, window);
    if (!place) {
      // Who was refused has not guessed.
      for (const taken of places) await releaseAttempt(tx, tenantId, taken.of, taken);
      return refusal ?? lockedUntil(await findWindowEnd(tx, tenantId, of, window.now), now);
    }
    places.push({ ...counter, ...place });
  }
  return places;
}

/** All that a guess is counted for, the account with the network first. */
function countersOf<Code extends string>(
  { settings: { policy } }: Tenant,
  { kind, account, network, device, by, withoutCaptcha }: Guess<Code>,
): [Counter<Code>, ...Counter<Code>[]] {
  const { loginAttempts, loginLockMinutes } = policy;
  const most = loginAttempts * ALL_NETWORKS_ATTEMPTS;
  const subject = account.toLowerCase();
  const place = device ? `${device} ${subject}` : `${network} ${subject}`;
  const ofAll = device
    ? { kind: `${kind}-device-long`, subject: place }
    : { kind: `${kind}-all-networks`, subject };
  const minutes = loginLockMinutes;
  return [
    {
      of: { kind: device ? `${kind}-device` : kind, subject: place },
      limit: loginAttempts,
      minutes,
      saidOf: loginAttempts,
      isCleared: true,
    },
    {
      of: ofAll,
      limit: Math.min(most, withoutCaptcha?.after ?? most),
      minutes: minutes * ALL_NETWORKS_TIME,
      saidOf: most,
      refusal: withoutCaptcha?.refusal,
    },
    ...(by === undefined
      ? []
      : [{ of: { kind: `${kind}-by`, subject: by }, limit: loginAttempts * DEVICE_ATTEMPTS, minutes }]),
    ...(withoutCaptcha
      ? [
          {
            of: { kind: `${kind}-without-captcha`, subject: '' },
            limit: WITHOUT_CAPTCHA_ATTEMPTS[kind],
            minutes,
            refusal: withoutCaptcha.refusal,
          },
        ]
      : []),
  ];
}

/** What is answered until the window of the counted guesses ends. */
export function lockedUntil(end: string | undefined, now: Date): Refusal<'LOGIN_LOCKED'> {
  const milliseconds = end === undefined ? 0 : Date.parse(end) - now.getTime();
  return refuse(LOGIN_LOCKED, { minutes: Math.max(1, Math.ceil(milliseconds / 60_000)) });
}

/** Wrong guesses that are still allowed. */
function remainingOf(places: readonly Place<string>[]): number {
  const left = places.flatMap(({ saidOf, count }) => (saidOf === undefined ? [] : [saidOf - count]));
  return Math.max(0, Math.min(...left));
}
