import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { SECOND_CODE_WRONG } from '@lectern/contracts/people/second-factor/errors';
import { later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findReachable } from '../account/reachable.ts';
import { clearAttempts, findWindowEnd, reserveAttempt } from '../auth/attempts.ts';
import { lockedUntil } from '../auth/check-guess.ts';
import { tellReader } from '../contacts/tell-reader.ts';
import { recoveryHash } from './recovery-codes.ts';
import { countRecoveryCodes, spendStep, takeRecoveryCode } from './second-factor-store.ts';
import { findSecret, stepOfCode } from './totp.ts';

const APP_CODE = /^\d{6}$/;

/** A code that a reader gave, and in which language the reader is told if it was a recovery code. */
export interface GivenCode {
  readonly patronId: string;
  readonly code: string;
  readonly language: Language;
}

export type SecondCodeRefusal = Refusal<'SECOND_CODE_WRONG' | 'LOGIN_LOCKED'>;

/**
 * Uses up a code of the reader's app or a recovery code. Wrong ones are counted for the reader, whatever the session and network, before
 * they are checked; there are as many as wrong passwords.
 */
export async function checkSecondCode(
  deps: Deps,
  tenant: Tenant,
  given: GivenCode,
): Promise<true | SecondCodeRefusal> {
  const allowed = await countSecondGuess(deps, tenant, given.patronId);
  if (typeof allowed !== 'number') return allowed;
  const isRight = await (APP_CODE.test(given.code)
    ? takeAppCode(deps, tenant, given)
    : spendRecoveryCode(deps, tenant, given));
  if (!isRight) return refuse(SECOND_CODE_WRONG, { remaining: allowed });
  await clearSecondGuesses(deps, tenant, given.patronId);
  return true;
}

const guessesOf = (patronId: string) => ({ kind: 'second-factor', subject: patronId });

/** Counts a guess and answers how many more there may be; a refusal if there were too many. */
export async function countSecondGuess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, settings: { policy } }: Tenant,
  patronId: string,
): Promise<number | Refusal<'LOGIN_LOCKED'>> {
  const now = clock.now();
  const window = { now: now.toISOString(), endsAt: later(now, policy.loginLockMinutes * 60) };
  const place = await reserveAttempt(db, id, guessesOf(patronId), policy.loginAttempts, window);
  if (place) return policy.loginAttempts - place.count;
  return lockedUntil(await findWindowEnd(db, id, guessesOf(patronId), window.now), now);
}

export async function clearSecondGuesses(
  { db }: Pick<Deps, 'db'>,
  { id }: Tenant,
  patronId: string,
): Promise<void> {
  await clearAttempts(db, id, guessesOf(patronId));
}

async function takeAppCode(
  deps: Deps,
  { id: tenantId }: Tenant,
  { patronId, code }: GivenCode,
): Promise<boolean> {
  const secret = await findSecret(deps, tenantId, patronId);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, deps.clock.now());
  return step !== undefined && spendStep(deps.db, tenantId, patronId, step);
}

async function spendRecoveryCode(
  { db, clock }: Deps,
  { id: tenantId }: Tenant,
  { patronId, code, language }: GivenCode,
): Promise<boolean> {
  const now = clock.now();
  const reader = await findReachable(db, tenantId, patronId);
  return inTransaction(db, async (tx) => {
    const hash = recoveryHash(tenantId, patronId, code);
    if (!reader || !(await takeRecoveryCode(tx, tenantId, patronId, hash))) return false;
    const left = String(await countRecoveryCodes(tx, tenantId, patronId));
    const values = { time: now.toISOString(), left };
    await tellReader(tx, reader, { tenantId, template: 'recoveryCodeUsed', values, language, now });
    return true;
  });
}
