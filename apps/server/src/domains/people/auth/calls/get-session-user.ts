import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../account/accounts.ts';
import { pictureAddress } from '../../account/picture/picture-name.ts';

export const getSessionUserCall = implement(getSessionUser)(async ({ context: { tenant, patron }, deps }) => {
  const reader = await findAccount(deps, tenant.id, patron.id);
  // The account was removed while its session lived.
  if (!reader) return refuse(SESSION_REQUIRED);
  return {
    userId: patron.id,
    groupCode: tenant.id,
    libCode: reader.libraryCode,
    name: reader.name,
    opacPicUrl: pictureAddress(deps, tenant, reader.pictureFile),
  };
});
