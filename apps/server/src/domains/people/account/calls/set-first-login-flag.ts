import { setFirstLoginFlag } from '@lectern/contracts/people/account/set-first-login-flag';
import { implement } from '../../../../platform/http/implement.ts';
import { raiseAccountFlag } from '../account-store.ts';

export const setFirstLoginFlagCall = implement(setFirstLoginFlag)(
  async ({ context: { tenant, patron }, deps }) => {
    await raiseAccountFlag(deps.db, tenant.id, patron.id, 'tour_seen');
    return { fristLoginFlag: '1' };
  },
);
