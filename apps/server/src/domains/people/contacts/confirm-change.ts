import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { SIGN_IN_AGAIN } from '@lectern/contracts/people/auth/errors';
import type { Confirmation } from '@lectern/contracts/people/second-factor/get-two-steps';
import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findOpenSession } from '../../../platform/sessions/sessions.ts';
import { findReachable, type ReachableReader } from '../account/reachable.ts';
import { type ConfirmRefusal, confirmReader, hasPassword } from './confirm-reader.ts';
import type { ReaderContext } from './reader-context.ts';

/** So long after signing in, nobody else is thought to sit before the screen. */
const RECENT_SECONDS = 10 * 60;

/** How strictly a change is guarded: `recent` believes a session that was opened just now, `password` does not. */
export type Guard = 'recent' | 'password';

type ConfirmContext = Pick<ReaderContext, 'tenant' | 'patron' | 'network'>;

/** What a change of how a reader signs in needs besides the session. Who has no password signs in anew, where that is. */
export async function confirmationFor(
  deps: Deps,
  { tenant, patron }: ConfirmContext,
  reader: ReachableReader,
  guard: Guard,
): Promise<Confirmation> {
  const has = hasPassword(deps, tenant, reader);
  if (guard === 'password' && has) return 'password';
  const session = await findOpenSession(deps.db, tenant.id, patron.tokenHash);
  const isRecent = session && session.created_at > later(deps.clock.now(), -RECENT_SECONDS);
  if (isRecent) return 'none';
  return has ? 'password' : 'sign-in';
}

/** What a change that was not confirmed is refused with. */
export type ChangeRefusal = ConfirmRefusal | Refusal<'SIGN_IN_AGAIN' | 'SESSION_REQUIRED'>;

/** The reader, confirmed as the change needs it; a refusal if the password is missing or wrong. */
export async function confirmChange(
  deps: Deps,
  context: ConfirmContext,
  wirePassword: string | undefined,
  guard: Guard,
): Promise<ReachableReader | ChangeRefusal> {
  const { tenant, patron } = context;
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const confirmation = await confirmationFor(deps, context, reader, guard);
  if (confirmation === 'none') return reader;
  if (confirmation === 'sign-in') return refuse(SIGN_IN_AGAIN);
  const confirmed = await confirmReader(deps, context, reader, wirePassword);
  return isRefusal(confirmed) ? confirmed : reader;
}
