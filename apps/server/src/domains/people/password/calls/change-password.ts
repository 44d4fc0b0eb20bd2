import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CREDENTIALS_WRONG } from '@lectern/contracts/people/auth/errors';
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { PASSWORD_ELSEWHERE } from '@lectern/contracts/people/password/errors';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { stopStaying } from '../../../../platform/sessions/sessions.ts';
import { verifyPassword } from '../../account/password-hash.ts';
import { findReachable } from '../../account/reachable.ts';
import { checkGuess } from '../../auth/check-guess.ts';
import { hashNewPassword, keepsPasswords } from '../new-password.ts';
import { storePassword } from '../store-password.ts';

export const changePasswordCall = implement(changePassword)(async ({ input, context, deps }) => {
  const { tenant, patron, language, network } = context;
  if (!keepsPasswords(deps, tenant)) return refuse(PASSWORD_ELSEWHERE);
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const guess = { kind: 'patron-sign-in', account: reader.primaryId, network } as const;
  const oldPassword = decryptWirePassword(input.oldPassword) ?? '';
  const confirmed = await checkGuess(deps, tenant, guess, async () =>
    (await verifyPassword(reader.passwordHash, oldPassword)) ? true : undefined,
  );
  if (isRefusal(confirmed)) return confirmed;
  const passwordHash = await hashNewPassword(deps, tenant, reader, input.password);
  if (isRefusal(passwordHash)) return passwordHash;
  const now = deps.clock.now();
  const endsAt = later(now, tenant.settings.policy.sessionHours * 3600);
  const { tokenHash } = patron;
  const change = { passwordHash, keepTokenHash: tokenHash, language, now };
  const stored = await inTransaction(deps.db, async (tx) => {
    const isStored = await storePassword(tx, tenant.id, reader, change);
    // Whoever stayed signed in with the old password has to sign in with the new one, here too.
    if (isStored) await stopStaying(tx, tenant.id, tokenHash, endsAt);
    return isStored;
  });
  return stored ? {} : refuse(CREDENTIALS_WRONG, { remaining: 0 });
});
