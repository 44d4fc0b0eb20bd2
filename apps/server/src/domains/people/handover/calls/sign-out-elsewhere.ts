import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LOGOUT_BLOCKED } from '@lectern/contracts/people/auth/errors';
import { signOutElsewhere } from '@lectern/contracts/people/handover/sign-out-elsewhere';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { revokeSession } from '../../../../platform/sessions/sessions.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { acceptToken } from '../accept-token.ts';
import { takeHandedSessions } from '../partner-store.ts';
import { readerOf } from '../reader-of.ts';

export const signOutElsewhereCall = implement(signOutElsewhere)(async ({ input, context, deps }) => {
  if (input.jwt !== undefined) return signOutHandedOver(deps, context, input.jwt);
  const { patron } = context;
  if (!patron) return refuse(SESSION_REQUIRED);
  return end(deps, context, patron.id, async () => [patron.tokenHash]);
});

/** A partner ends what it opened. A reader whom the library does not know has no sessions. */
async function signOutHandedOver(deps: Deps, context: CallContext, text: string) {
  const token = await acceptToken(deps, context, text, 'logout');
  if (isRefusal(token)) return token;
  const reader = await readerOf(deps, token);
  if (!reader) return { ended: 0 };
  const place = { partnerCode: token.partner.code, patronId: reader.id };
  return end(deps, context, reader.id, () => takeHandedSessions(deps.db, context.tenant.id, place));
}

/** Ends sessions, except of a guaranteed account (document 1, section 4). */
async function end(
  deps: Deps,
  { tenant }: CallContext,
  patronId: string,
  sessions: () => Promise<readonly string[]>,
) {
  const guarantees = await unlessAway(deps.ils.of(tenant).guarantees?.of(patronId));
  if (guarantees?.guaranteed) return refuse(LOGOUT_BLOCKED);
  const now = deps.clock.now().toISOString();
  const ended = await Promise.all(
    (await sessions()).map((hash) => revokeSession(deps.db, tenant.id, hash, now)),
  );
  return { ended: ended.filter(Boolean).length };
}
