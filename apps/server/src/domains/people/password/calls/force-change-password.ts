import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { forceChangePassword } from '@lectern/contracts/people/password/force-change-password';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { continueEntry } from '../../auth/enter.ts';
import { hashNewPassword } from '../new-password.ts';
import { storePassword } from '../store-password.ts';

export const forceChangePasswordCall = implement(forceChangePassword)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  // A reader who is signed in gives the old password (updatePassword); this call is for the step of a sign-in.
  if (!reader || patron.purpose !== 'change-password') return refuse(SESSION_REQUIRED);
  const passwordHash = await hashNewPassword(deps, tenant, reader, input.password);
  if (isRefusal(passwordHash)) return passwordHash;
  const change = { passwordHash, keepTokenHash: patron.tokenHash, language, now: deps.clock.now() };
  if (!(await inTransaction(deps.db, (tx) => storePassword(tx, tenant.id, reader, change))))
    return refuse(SESSION_REQUIRED);
  const entry = await continueEntry(deps, tenant, patron);
  // The password is new: only a change by somebody else in between asks for another one.
  return isRefusal(entry) ? refuse(SESSION_REQUIRED) : entry;
});
