import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { TAKE_CODE_TRIES as TOO_MANY } from '@lectern/contracts/lending/requests/hand-over-errors';
import { TAKE_CODE_SECONDS, TAKE_CODE_TRIES } from '@lectern/rules/requests/take-code';
import { later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { releaseAttempt, reserveAttempt } from '../../people/auth/attempts.ts';

/** A try that is counted for its person and its device. */
export interface CodeTry {
  /** It was no wrong code: it does not count. */
  forget(): Promise<void>;
}

/**
 * Counts a try to enter a pickup code before it is checked, for the person who enters it and for the device. After the most wrong ones
 * within the life of a code, both wait until that time is over, whichever codes they try.
 */
export async function countCodeTry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  by: { readonly person: string; readonly device: string },
): Promise<CodeTry | Refusal<'TAKE_CODE_TRIES'>> {
  const now = clock.now();
  const window = { now: now.toISOString(), endsAt: later(now, TAKE_CODE_SECONDS) };
  const counters = [
    { kind: 'take-code-person', subject: by.person },
    { kind: 'take-code-device', subject: by.device },
  ] as const;
  const reserved = await inTransaction(db, async (tx) => {
    const places = [];
    for (const counter of counters) {
      const place = await reserveAttempt(tx, tenantId, counter, TAKE_CODE_TRIES, window);
      if (!place) return undefined;
      places.push({ counter, place });
    }
    return places;
  });
  if (!reserved) return refuse(TOO_MANY, { minutes: TAKE_CODE_SECONDS / 60 });
  return {
    forget: () =>
      inTransaction(db, async (tx) => {
        for (const { counter, place } of reserved) await releaseAttempt(tx, tenantId, counter, place);
      }),
  };
}
