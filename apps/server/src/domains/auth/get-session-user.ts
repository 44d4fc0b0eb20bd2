import { getSessionUser } from '@lectern/contracts/auth/get-session-user';
import { CallError } from '../../platform/http/call-error.ts';
import { implement } from '../../platform/http/implement.ts';
import { findSessionPatron } from '../account/sign-in-patron.ts';

export const getSessionUserCall = implement(getSessionUser)(async ({ context: { tenant, patron }, deps }) => {
  const reader = await findSessionPatron(deps.db, tenant.id, patron.id);
  // The account was removed while its session lived.
  if (!reader) throw new CallError('SESSION_REQUIRED');
  return {
    userId: patron.id,
    groupCode: tenant.id,
    libCode: reader.libraryCode,
    name: reader.name,
    opacPicUrl: '',
  };
});
