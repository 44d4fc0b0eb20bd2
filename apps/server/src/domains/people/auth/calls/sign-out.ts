import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGOUT_BLOCKED } from '@lectern/contracts/people/auth/errors';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { implement } from '../../../../platform/http/implement.ts';
import { revokeSession } from '../../../../platform/sessions/sessions.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';

export const signOutCall = implement(signOut)(async ({ context: { tenant, patron }, deps }) => {
  const guarantees = await unlessAway(deps.ils.of(tenant).guarantees?.of(patron.id));
  if (guarantees?.guaranteed) return refuse(LOGOUT_BLOCKED);
  await revokeSession(deps.db, tenant.id, patron.tokenHash, deps.clock.now().toISOString());
  return {};
});
