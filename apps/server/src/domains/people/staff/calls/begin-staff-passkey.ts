import { randomBytes } from 'node:crypto';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PASSKEY_LIMIT_REACHED, PASSKEYS_OFF } from '@lectern/contracts/people/passkeys/errors';
import { beginStaffPasskey } from '@lectern/contracts/people/staff/begin-staff-passkey';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { issueChallenge } from '../../passkeys/challenges.ts';
import { staffParty } from '../../passkeys/offered-party.ts';
import { presentNewOptions } from '../../passkeys/present-options.ts';
import { confirmStaffPassword } from '../confirm-staff.ts';
import { listStaffPasskeyRows } from '../staff-passkey-store.ts';

const ANSWER_SECONDS = 5 * 60;
const MOST_PASSKEYS = 20;
const HANDLE_BYTES = 32;

export const beginStaffPasskeyCall = implement(beginStaffPasskey)(async ({ input, context, deps }) => {
  const { tenant, staff, language, browser } = context;
  const party = staffParty(deps, tenant);
  if (!party) return refuse(PASSKEYS_OFF);
  const member = await confirmStaffPassword(deps, context, input.password);
  if (isRefusal(member)) return member;
  const known = await listStaffPasskeyRows(deps.db, tenant.id, staff.id);
  if (known.length >= MOST_PASSKEYS) return refuse(PASSKEY_LIMIT_REACHED, { limit: MOST_PASSKEYS });

  const handle = known[0]?.user_handle ?? randomBytes(HANDLE_BYTES).toString('base64url');
  const challenge = await issueChallenge(deps, tenant, {
    purpose: 'staff-passkey-new',
    payload: { staffId: staff.id, userHandle: handle },
    browser: browser.begin(),
    seconds: ANSWER_SECONDS,
  });
  const entry = { staffId: staff.id, action: 'staff.beginPasskey' as const, subject: member.account };
  await inTransaction(deps.db, (tx) =>
    addAuditEntry(tx, tenant.id, { ...entry, at: deps.clock.now().toISOString() }),
  );
  const { names, public: shown } = tenant.settings;
  const library = nameIn(names, language, shown.defaultLanguage);
  return presentNewOptions({
    challenge,
    seconds: ANSWER_SECONDS,
    party,
    library,
    // A reader of the same name may have a passkey in the same browser.
    owner: { handle, account: `${member.account} @ ${library}`, name: member.name },
    known: known.map(({ credential_id }) => credential_id),
  });
});
