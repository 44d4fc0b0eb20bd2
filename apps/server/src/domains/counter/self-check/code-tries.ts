import { ENTRY_CODE_TRIES } from '@lectern/contracts/counter/self-check/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { releaseAttempt, reserveAttempt } from '../../people/auth/attempts.ts';

/** Wrong codes in this time, at one station or of one reader, before it has to wait. */
const TRIES = 10;
const MINUTES = 5;

/** Counts a try to enter a code before it is checked; `forget` takes it back. `by` is the station or the reader. */
export async function countTry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  by: string,
): Promise<{ forget(): Promise<void> } | Refusal<'ENTRY_CODE_TRIES'>> {
  const now = clock.now();
  const counter = { kind: 'self-check-code', subject: by };
  const window = { now: now.toISOString(), endsAt: later(now, MINUTES * 60) };
  const place = await reserveAttempt(db, tenantId, counter, TRIES, window);
  if (!place) return refuse(ENTRY_CODE_TRIES, { minutes: MINUTES });
  return { forget: () => releaseAttempt(db, tenantId, counter, place) };
}
