import { randomBytes } from 'node:crypto';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import { PASSKEY_LIMIT_REACHED, PASSKEYS_OFF } from '@lectern/contracts/people/passkeys/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../account/accounts.ts';
import { confirmChange } from '../../contacts/confirm-change.ts';
import { issueChallenge } from '../challenges.ts';
import { offeredParty } from '../offered-party.ts';
import { listPasskeyRows } from '../passkey-store.ts';
import { presentNewOptions } from '../present-options.ts';

const ANSWER_SECONDS = 5 * 60;
const MOST_PASSKEYS = 20;
const HANDLE_BYTES = 32;

export const beginPasskeyCall = implement(beginPasskey)(async ({ input, context, deps }) => {
  const { tenant, patron, language, browser } = context;
  const party = offeredParty(deps, tenant);
  if (!party) return refuse(PASSKEYS_OFF);
  const reader = await confirmChange(deps, context, input.password, 'recent');
  if (isRefusal(reader)) return reader;
  const known = await listPasskeyRows(deps.db, tenant.id, patron.id);
  if (known.length >= MOST_PASSKEYS) return refuse(PASSKEY_LIMIT_REACHED, { limit: MOST_PASSKEYS });

  const userHandle = known[0]?.user_handle ?? randomBytes(HANDLE_BYTES).toString('base64url');
  const challenge = await issueChallenge(deps, tenant, {
    purpose: 'passkey-new',
    payload: { patronId: patron.id, userHandle },
    browser: browser.begin(),
    seconds: ANSWER_SECONDS,
  });
  const { names, public: shown } = tenant.settings;
  const library = nameIn(names, language, shown.defaultLanguage);
  const account = await findAccount(deps, tenant.id, patron.id);
  return presentNewOptions({
    challenge,
    seconds: ANSWER_SECONDS,
    party,
    library,
    // Libraries share the domain: the name says of which one the passkey is.
    owner: {
      handle: userHandle,
      account: `${reader.primaryId} · ${library}`,
      name: account?.name || reader.primaryId,
    },
    known: known.map(({ credential_id }) => credential_id),
  });
});
