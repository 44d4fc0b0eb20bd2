import { listSessions } from '@lectern/contracts/people/sessions/list-sessions';
import { implement } from '../../../../platform/http/implement.ts';
import { listOpenSessions } from '../../../../platform/sessions/sessions.ts';

export const listSessionsCall = implement(listSessions)(async ({ context: { tenant, patron }, deps }) => {
  const open = await listOpenSessions(deps.db, tenant.id, patron.id, deps.clock.now());
  const shown = open.map(({ token_hash, id, method, device, network, created_at, last_seen_at }) => ({
    id,
    method,
    device,
    network,
    isCurrent: token_hash === patron.tokenHash,
    openedAt: created_at,
    lastSeenAt: last_seen_at,
  }));
  return shown.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
});
