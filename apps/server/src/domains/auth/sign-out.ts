import { signOut } from '@lectern/contracts/auth/sign-out';
import { implement } from '../../http/implement.ts';
import { isGuaranteed } from '../patron/sign-in-patron.ts';
import { revokeSession } from './sessions.ts';

export const signOutCall = implement(signOut)(async ({ context: { tenant, patron }, deps, fail }) => {
  if (await isGuaranteed(deps.db, tenant.id, patron.id)) throw fail('LOGOUT_BLOCKED');
  await revokeSession(deps.db, tenant.id, patron.tokenHash, deps.clock.now().toISOString());
  return {};
});
