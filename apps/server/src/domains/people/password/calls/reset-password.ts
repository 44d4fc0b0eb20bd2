import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RESET_EXPIRED, RESET_LIMIT_REACHED } from '@lectern/contracts/people/password/errors';
import { resetPassword } from '@lectern/contracts/people/password/reset-password';
import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { reserveAttempt } from '../../auth/attempts.ts';
import { DAY_SECONDS } from '../../contacts/daily-limits.ts';
import { hashNewPassword } from '../new-password.ts';
import { resetsOf } from '../reset-codes.ts';
import { readProvedReset, redeemProvedReset } from '../reset-tickets.ts';
import { storePassword } from '../store-password.ts';

export const resetPasswordCall = implement(resetPassword)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const reset = await readProvedReset(deps, tenant.id, input.ticket);
  if (isRefusal(reset)) return reset;
  const reader = await findReachable(deps.db, tenant.id, reset.patronId);
  if (!reader) return refuse(RESET_EXPIRED);
  const passwordHash = await hashNewPassword(deps, tenant, reader, input.password);
  if (isRefusal(passwordHash)) return passwordHash;
  const now = deps.clock.now();
  const limit = tenant.settings.policy.resetsPerDay;
  const day = { now: now.toISOString(), endsAt: later(now, DAY_SECONDS) };
  return inTransaction(deps.db, async (tx) => {
    if (!(await reserveAttempt(tx, tenant.id, resetsOf(reset), limit, day)))
      return refuse(RESET_LIMIT_REACHED, { limit });
    if (!(await redeemProvedReset({ ...deps, db: tx }, tenant.id, input.ticket)))
      return refuse(RESET_EXPIRED);
    const isStored = await storePassword(tx, tenant.id, reader, { passwordHash, language, now });
    return isStored ? {} : refuse(RESET_EXPIRED);
  });
});
