import { keepWindowOpen } from '@lectern/contracts/people/sessions/keep-window-open';
import { implement } from '../../../../platform/http/implement.ts';
import { keepOpen } from '../../../../platform/sessions/sessions.ts';

export const keepWindowOpenCall = implement(keepWindowOpen)(async ({ context: { tenant, patron }, deps }) => {
  await keepOpen(deps.db, tenant.id, patron.tokenHash, deps.clock.now());
  return {};
});
