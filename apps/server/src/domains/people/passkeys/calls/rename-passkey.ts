import { refuse } from '@lectern/contracts/kernel/refusal';
import { PASSKEY_NOT_FOUND } from '@lectern/contracts/people/passkeys/errors';
import { renamePasskey } from '@lectern/contracts/people/passkeys/rename-passkey';
import { implement } from '../../../../platform/http/implement.ts';
import { renamePasskeyRow } from '../passkey-store.ts';

export const renamePasskeyCall = implement(renamePasskey)(
  async ({ input, context: { tenant, patron }, deps }) =>
    (await renamePasskeyRow(deps.db, tenant.id, patron.id, input)) ? {} : refuse(PASSKEY_NOT_FOUND),
);
