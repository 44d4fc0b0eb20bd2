import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getResetMailCodeTimes } from '@lectern/contracts/people/password/get-reset-mail-code-times';
import { implement } from '../../../../platform/http/implement.ts';
import { accountSubject } from '../../contacts/account-subject.ts';
import { timesLeft } from '../../contacts/daily-limits.ts';
import { readReset } from '../reset-tickets.ts';

export const getResetMailCodeTimesCall = implement(getResetMailCodeTimes)(
  async ({ input: { ticket }, context: { tenant }, deps }) => {
    const reset = await readReset(deps, tenant.id, ticket);
    if (isRefusal(reset)) return reset;
    return {
      mailCodeTimes: await timesLeft(deps, tenant, 'mail', accountSubject(reset.account)),
      times: tenant.settings.policy.codesPerDay,
    };
  },
);
