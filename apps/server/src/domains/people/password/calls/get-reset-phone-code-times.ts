import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getResetPhoneCodeTimes } from '@lectern/contracts/people/password/get-reset-phone-code-times';
import { implement } from '../../../../platform/http/implement.ts';
import { accountSubject } from '../../contacts/account-subject.ts';
import { timesLeft } from '../../contacts/daily-limits.ts';
import { readReset } from '../reset-tickets.ts';

export const getResetPhoneCodeTimesCall = implement(getResetPhoneCodeTimes)(
  async ({ input: { ticket }, context: { tenant }, deps }) => {
    const reset = await readReset(deps, tenant.id, ticket);
    if (isRefusal(reset)) return reset;
    return {
      remainTimes: await timesLeft(deps, tenant, 'phone', accountSubject(reset.account)),
      times: tenant.settings.policy.codesPerDay,
    };
  },
);
