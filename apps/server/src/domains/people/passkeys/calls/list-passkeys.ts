import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { listPasskeys } from '@lectern/contracts/people/passkeys/list-passkeys';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { confirmationFor } from '../../contacts/confirm-change.ts';
import { offeredParty } from '../offered-party.ts';
import { listPasskeyRows } from '../passkey-store.ts';
import { presentPasskey } from '../present-options.ts';

export const listPasskeysCall = implement(listPasskeys)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  const rows = await listPasskeyRows(deps.db, tenant.id, patron.id);
  return {
    isOffered: offeredParty(deps, tenant) !== undefined,
    confirmation: await confirmationFor(deps, context, reader, 'recent'),
    passkeys: rows.map(presentPasskey),
  };
});
