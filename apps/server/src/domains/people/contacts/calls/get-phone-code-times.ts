import { getPhoneCodeTimes } from '@lectern/contracts/people/contacts/get-phone-code-times';
import { implement } from '../../../../platform/http/implement.ts';
import { timesLeft } from '../daily-limits.ts';

export const getPhoneCodeTimesCall = implement(getPhoneCodeTimes)(
  async ({ context: { tenant, patron }, deps }) => ({
    remainTimes: await timesLeft(deps, tenant, 'phone', patron.id),
    times: tenant.settings.policy.codesPerDay,
  }),
);
