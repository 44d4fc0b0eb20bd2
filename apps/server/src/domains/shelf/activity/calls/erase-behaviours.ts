import { eraseBehaviours } from '@lectern/contracts/shelf/activity/erase-behaviours';
import { implement } from '../../../../platform/http/implement.ts';
import { eraseActivity, putChoice } from '../activity-store.ts';

export const eraseBehavioursCall = implement(eraseBehaviours)(
  async ({ context: { tenant, patron }, deps }) => {
    const now = deps.clock.now().toISOString();
    // First, so that what still waits in any process is not written any more.
    await putChoice(deps.db, tenant.id, patron.id, { erasedAt: now, now });
    return { erased: await eraseActivity(deps.db, tenant.id, patron.id) };
  },
);
