import { endOtherSessions } from '@lectern/contracts/people/sessions/end-other-sessions';
import { implement } from '../../../../platform/http/implement.ts';
import { revokeOtherSessions } from '../../../../platform/sessions/sessions.ts';

export const endOtherSessionsCall = implement(endOtherSessions)(
  async ({ context: { tenant, patron }, deps }) => {
    const reader = { tenant_id: tenant.id, actor_kind: 'patron', actor_id: patron.id } as const;
    const now = deps.clock.now().toISOString();
    return { ended: await revokeOtherSessions(deps.db, reader, { exceptTokenHash: patron.tokenHash, now }) };
  },
);
