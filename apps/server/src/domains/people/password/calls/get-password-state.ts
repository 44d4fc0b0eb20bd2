import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getPasswordState } from '@lectern/contracts/people/password/get-password-state';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { keepsPasswords } from '../new-password.ts';

export const getPasswordStateCall = implement(getPasswordState)(
  async ({ context: { tenant, patron }, deps }) => {
    const reader = await findReachable(deps.db, tenant.id, patron.id);
    if (!reader) return refuse(SESSION_REQUIRED);
    return {
      updatePwdFlag: keepsPasswords(deps, tenant) && reader.passwordHash !== '' ? '1' : '0',
      rule: tenant.settings.public.passwordRule,
      account: reader.primaryId,
      changedAt: reader.passwordChangedAt,
    };
  },
);
