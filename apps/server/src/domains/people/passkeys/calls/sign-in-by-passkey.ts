import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { PASSKEY_REFUSED } from '@lectern/contracts/people/passkeys/errors';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { toBit } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { SIGN_IN_METHODS } from '../../../../platform/sessions/sign-in-method.ts';
import { findAccount } from '../../account/accounts.ts';
import { enterFromElsewhere } from '../../auth/enter-from-elsewhere.ts';
import { redeemChallenge } from '../challenges.ts';
import { offeredParty } from '../offered-party.ts';
import { findPasskey, noteUse } from '../passkey-store.ts';
import { verifyUsedCredential } from '../verify-credential.ts';

export const signInByPasskeyCall = implement(signInByPasskey)(async ({ input, context, deps }) => {
  const { tenant, browser, visitor } = context;
  const { credential } = input;
  const party = offeredParty(deps, tenant);
  if (!party) return refuse(LOGIN_METHOD_OFF);
  const { clientDataJSON } = credential.response;
  const answered = await redeemChallenge(deps, tenant, 'passkey-sign-in', {
    clientDataJSON,
    browser: browser.hash,
  });
  const passkey = answered && (await findPasskey(deps.db, tenant.id, credential.id));
  if (!passkey || !(await findAccount(deps, tenant.id, passkey.patron_id))) return refuse(PASSKEY_REFUSED);
  const used = await verifyUsedCredential(credential, passkey, { party, challenge: answered.challenge });
  if (!used) return refuse(PASSKEY_REFUSED);
  const isThere = await noteUse(deps.db, tenant.id, passkey.id, {
    use_count: used.useCount,
    synced: toBit(used.isSynced),
    last_used_at: deps.clock.now().toISOString(),
  });
  if (!isThere) return refuse(PASSKEY_REFUSED);
  const proof = { patronId: passkey.patron_id, method: SIGN_IN_METHODS.passkey, ...visitor };
  return enterFromElsewhere(deps, tenant, proof);
});
