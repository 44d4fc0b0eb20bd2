import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import { PASSKEY_REFUSED } from '@lectern/contracts/people/passkeys/errors';
import { openStaffSessionByPasskey } from '@lectern/contracts/people/staff/open-staff-session-by-passkey';
import { toBit } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { redeemChallenge } from '../../passkeys/challenges.ts';
import { staffParty } from '../../passkeys/offered-party.ts';
import { verifyUsedCredential } from '../../passkeys/verify-credential.ts';
import { enterStaff } from '../enter-staff.ts';
import { noteRefusedSignIn } from '../note-sign-in.ts';
import { findStaffPasskey, noteStaffPasskeyUse } from '../staff-passkey-store.ts';

export const openStaffSessionByPasskeyCall = implement(openStaffSessionByPasskey)(
  async ({ input: { credential }, context: { tenant, browser, visitor }, deps }) => {
    const party = staffParty(deps, tenant);
    if (!party) return refuse(LOGIN_METHOD_OFF);
    const { clientDataJSON } = credential.response;
    const answered = await redeemChallenge(deps, tenant, 'staff-passkey-sign-in', {
      clientDataJSON,
      browser: browser.hash,
    });
    const passkey = answered && (await findStaffPasskey(deps.db, tenant.id, credential.id));
    if (!passkey) return refuse(PASSKEY_REFUSED);
    const used = await verifyUsedCredential(credential, passkey, { party, challenge: answered.challenge });
    if (!used) {
      noteRefusedSignIn(deps, tenant, { fault: 'passkey', of: { id: passkey.staff_id }, ...visitor });
      return refuse(PASSKEY_REFUSED);
    }
    const isThere = await noteStaffPasskeyUse(deps.db, tenant.id, passkey.id, {
      use_count: used.useCount,
      synced: toBit(used.isSynced),
      last_used_at: deps.clock.now().toISOString(),
    });
    if (!isThere) return refuse(PASSKEY_REFUSED);
    const { staff_id: staffId, account, member_name: name } = passkey;
    return enterStaff(deps, tenant, { staffId, account, name, method: 'passkey', ...visitor });
  },
);
