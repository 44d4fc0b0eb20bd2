import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getResetTimes } from '@lectern/contracts/people/password/get-reset-times';
import { implement } from '../../../../platform/http/implement.ts';
import { countAttempts } from '../../auth/attempts.ts';
import { resetsOf } from '../reset-codes.ts';
import { readReset } from '../reset-tickets.ts';

export const getResetTimesCall = implement(getResetTimes)(
  async ({ input: { ticket }, context: { tenant }, deps }) => {
    const reset = await readReset(deps, tenant.id, ticket);
    if (isRefusal(reset)) return reset;
    const times = tenant.settings.policy.resetsPerDay;
    const used = await countAttempts(deps.db, tenant.id, resetsOf(reset), deps.clock.now().toISOString());
    return { bindTimes: Math.max(0, times - used), times };
  },
);
