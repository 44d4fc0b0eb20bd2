import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { PASSKEY_REFUSED, PASSKEYS_OFF } from '@lectern/contracts/people/passkeys/errors';
import { addStaffPasskey } from '@lectern/contracts/people/staff/add-staff-passkey';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { redeemChallenge } from '../../passkeys/challenges.ts';
import { staffParty } from '../../passkeys/offered-party.ts';
import { verifyNewCredential } from '../../passkeys/verify-credential.ts';
import { addStaffPasskeyRow } from '../staff-passkey-store.ts';
import { findStaffMember } from '../staff-store.ts';

export const addStaffPasskeyCall = implement(addStaffPasskey)(async ({ input, context, deps }) => {
  const { tenant, staff, browser, visitor } = context;
  const { credential } = input;
  const party = staffParty(deps, tenant);
  if (!party) return refuse(PASSKEYS_OFF);
  const member = await findStaffMember(deps.db, tenant.id, staff.id);
  if (!member) return refuse(SESSION_REQUIRED);
  const { clientDataJSON } = credential.response;
  const answered = await redeemChallenge(deps, tenant, 'staff-passkey-new', {
    clientDataJSON,
    browser: browser.hash,
  });
  if (answered?.payload.staffId !== staff.id) return refuse(PASSKEY_REFUSED);
  const verified = await verifyNewCredential(credential, { party, challenge: answered.challenge });
  if (!verified) return refuse(PASSKEY_REFUSED);

  const at = deps.clock.now().toISOString();
  const passkey = {
    tenant_id: tenant.id,
    id: newId(),
    staff_id: staff.id,
    user_handle: answered.payload.userHandle,
    credential_id: verified.id,
    public_key: verified.publicKey,
    use_count: verified.useCount,
    transports: toJson(credential.response.transports),
    synced: toBit(verified.isSynced),
    name: input.name || visitor.device,
    created_at: at,
    last_used_at: null,
  };
  const isNew = await inTransaction(deps.db, async (tx) => {
    if (!(await addStaffPasskeyRow(tx, passkey))) return false;
    const details = { passkey: passkey.name };
    const entry = {
      staffId: staff.id,
      action: 'staff.addPasskey' as const,
      subject: member.account,
      details,
      at,
    };
    await addAuditEntry(tx, tenant.id, entry);
    return true;
  });
  return isNew ? { id: passkey.id } : refuse(PASSKEY_REFUSED);
});
