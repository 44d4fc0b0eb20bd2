import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getResetPhoneCodeTimes } from '@lectern/contracts/password/get-reset-phone-code-times';
import { implement } from '../../../platform/http/implement.ts';
import { timesLeft } from '../../contacts/daily-limits.ts';
import { resetSubject } from '../reset-codes.ts';
import { readReset } from '../reset-tickets.ts';

export const getResetPhoneCodeTimesCall = implement(getResetPhoneCodeTimes)(
  async ({ input: { ticket }, context: { tenant }, deps }) => {
    const reset = await readReset(deps, tenant.id, ticket);
    if (isRefusal(reset)) return reset;
    return {
      remainTimes: await timesLeft(deps, tenant, 'phone', resetSubject(reset)),
      times: tenant.settings.policy.codesPerDay,
    };
  },
);
