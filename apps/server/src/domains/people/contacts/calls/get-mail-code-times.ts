import { getMailCodeTimes } from '@lectern/contracts/people/contacts/get-mail-code-times';
import { implement } from '../../../../platform/http/implement.ts';
import { timesLeft } from '../daily-limits.ts';

export const getMailCodeTimesCall = implement(getMailCodeTimes)(
  async ({ context: { tenant, patron }, deps }) => ({
    mailCodeTimes: await timesLeft(deps, tenant, 'mail', patron.id),
    times: tenant.settings.policy.codesPerDay,
  }),
);
