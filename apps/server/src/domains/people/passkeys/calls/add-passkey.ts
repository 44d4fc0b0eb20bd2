import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { PASSKEY_REFUSED, PASSKEYS_OFF } from '@lectern/contracts/people/passkeys/errors';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { tellReader } from '../../contacts/tell-reader.ts';
import { redeemChallenge } from '../challenges.ts';
import { offeredParty } from '../offered-party.ts';
import { addPasskeyRow } from '../passkey-store.ts';
import { verifyNewCredential } from '../verify-credential.ts';

export const addPasskeyCall = implement(addPasskey)(async ({ input, context, deps }) => {
  const { tenant, patron, language, browser, visitor } = context;
  const { credential } = input;
  const party = offeredParty(deps, tenant);
  if (!party) return refuse(PASSKEYS_OFF);
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const { clientDataJSON } = credential.response;
  const answered = await redeemChallenge(deps, tenant, 'passkey-new', {
    clientDataJSON,
    browser: browser.hash,
  });
  if (answered?.payload.patronId !== patron.id) return refuse(PASSKEY_REFUSED);
  const verified = await verifyNewCredential(credential, { party, challenge: answered.challenge });
  if (!verified) return refuse(PASSKEY_REFUSED);

  const now = deps.clock.now();
  const passkey = {
    tenant_id: tenant.id,
    id: newId(),
    patron_id: patron.id,
    user_handle: answered.payload.userHandle,
    credential_id: verified.id,
    public_key: verified.publicKey,
    use_count: verified.useCount,
    transports: toJson(credential.response.transports),
    synced: toBit(verified.isSynced),
    name: input.name || visitor.device,
    created_at: now.toISOString(),
    last_used_at: null,
  };
  const isNew = await inTransaction(deps.db, async (tx) => {
    if (!(await addPasskeyRow(tx, passkey))) return false;
    const values = { time: now.toISOString(), passkey: passkey.name };
    await tellReader(tx, reader, { tenantId: tenant.id, template: 'passkeyAdded', values, language, now });
    return true;
  });
  return isNew ? { id: passkey.id } : refuse(PASSKEY_REFUSED);
});
