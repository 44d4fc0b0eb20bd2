import { NOT_FOUND } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { endSession } from '@lectern/contracts/people/sessions/end-session';
import { implement } from '../../../../platform/http/implement.ts';
import { listOpenSessions, revokeSession } from '../../../../platform/sessions/sessions.ts';

export const endSessionCall = implement(endSession)(async ({ input, context: { tenant, patron }, deps }) => {
  const now = deps.clock.now();
  const open = await listOpenSessions(deps.db, tenant.id, patron.id, now);
  const other = open.find(({ id, token_hash }) => id === input.id && token_hash !== patron.tokenHash);
  if (!other) return refuse(NOT_FOUND);
  await revokeSession(deps.db, tenant.id, other.token_hash, now.toISOString());
  return {};
});
