import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PASSKEY_NOT_FOUND } from '@lectern/contracts/people/passkeys/errors';
import { removePasskey } from '@lectern/contracts/people/passkeys/remove-passkey';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { confirmChange } from '../../contacts/confirm-change.ts';
import { tellReader } from '../../contacts/tell-reader.ts';
import { deletePasskey } from '../passkey-store.ts';

export const removePasskeyCall = implement(removePasskey)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const reader = await confirmChange(deps, context, input.password, 'recent');
  if (isRefusal(reader)) return reader;
  const now = deps.clock.now();
  const isRemoved = await inTransaction(deps.db, async (tx) => {
    const name = await deletePasskey(tx, tenant.id, patron.id, input.id);
    if (name === undefined) return false;
    const values = { time: now.toISOString(), passkey: name };
    await tellReader(tx, reader, { tenantId: tenant.id, template: 'passkeyRemoved', values, language, now });
    return true;
  });
  return isRemoved ? {} : refuse(PASSKEY_NOT_FOUND);
});
