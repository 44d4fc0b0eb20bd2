import { keepBehaviours } from '@lectern/contracts/shelf/activity/keep-behaviours';
import { implement } from '../../../../platform/http/implement.ts';
import { putChoice } from '../activity-store.ts';
import { writeWaiting } from '../note-activity.ts';

export const keepBehavioursCall = implement(keepBehaviours)(
  async ({ input: { isOn }, context: { tenant, patron }, deps }) => {
    // What the reader did before is noted before: switching on does not bring anything back.
    await writeWaiting(deps);
    await putChoice(deps.db, tenant.id, patron.id, {
      isOff: !isOn,
      now: deps.clock.now().toISOString(),
    });
    return { isOn };
  },
);
