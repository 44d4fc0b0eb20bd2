import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { SECOND_CODE_WRONG } from '@lectern/contracts/people/second-factor/errors';
import { proveSecondFactor } from '@lectern/contracts/people/second-factor/prove-second-factor';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement, type PatronActor } from '../../../../platform/http/implement.ts';
import { findOpenSession } from '../../../../platform/sessions/sessions.ts';
import { continueEntry } from '../../auth/enter.ts';
import { noteSignIn } from '../../sessions/sign-in-history.ts';
import { checkSecondCode } from '../check-second-code.ts';

export const proveSecondFactorCall = implement(proveSecondFactor)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  // The call is for the step of a sign-in: a full session has nothing to prove.
  if (patron.purpose !== 'second-factor') return refuse(SESSION_REQUIRED);
  const proved = await checkSecondCode(deps, tenant, { patronId: patron.id, code: input.code, language });
  if (isRefusalFor(proved, SECOND_CODE_WRONG)) await noteWrongCode(deps, context, patron);
  return isRefusal(proved) ? proved : continueEntry(deps, tenant, patron);
});

/** Keeps for the reader that somebody knew the password and not the code. */
async function noteWrongCode(
  { db, clock }: Deps,
  { tenant, visitor }: Pick<CallContext, 'tenant' | 'visitor'>,
  { id: patronId, tokenHash }: PatronActor,
): Promise<void> {
  const session = await findOpenSession(db, tenant.id, tokenHash);
  if (!session || session.method === 0) return;
  const attempt = { patronId, method: session.method, outcome: 'wrong-code', ...visitor } as const;
  await noteSignIn(db, tenant, attempt, clock.now());
}
