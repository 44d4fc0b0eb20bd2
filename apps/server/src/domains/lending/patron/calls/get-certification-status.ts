import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getCertificationStatus } from '@lectern/contracts/lending/patron/get-certification-status';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../../people/account/accounts.ts';
import { missingContacts } from '../../../people/account/missing-contacts.ts';

export const getCertificationStatusCall = implement(getCertificationStatus)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const account = await findAccount(deps, tenant.id, patron.id);
  if (!account) return refuse(SESSION_REQUIRED);
  const { missing, anyOne } = missingContacts(tenant.settings.public, account);
  return {
    certified: missing.length === 0,
    emailFlag: account.emailVerified ? '1' : '0',
    phoneFlag: account.phoneVerified ? '1' : '0',
    missing: [...missing],
    anyOne,
  };
});
