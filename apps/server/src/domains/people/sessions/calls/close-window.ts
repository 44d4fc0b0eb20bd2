import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGOUT_BLOCKED } from '@lectern/contracts/people/auth/errors';
import { closeWindow } from '@lectern/contracts/people/sessions/close-window';
import { implement } from '../../../../platform/http/implement.ts';
import { beginToClose } from '../../../../platform/sessions/sessions.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';

export const closeWindowCall = implement(closeWindow)(async ({ context: { tenant, patron }, deps }) => {
  // A window that says later that it is open counts, even if it is written first.
  const now = deps.clock.now();
  const guarantees = await unlessAway(deps.ils.of(tenant).guarantees?.of(patron.id));
  if (guarantees?.guaranteed) return refuse(LOGOUT_BLOCKED);
  await beginToClose(deps.db, tenant.id, patron.tokenHash, now);
  return {};
});
