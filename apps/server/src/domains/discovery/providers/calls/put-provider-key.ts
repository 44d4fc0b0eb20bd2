import { PROVIDER_KEYS_OFF, PROVIDER_NOT_FOUND } from '@lectern/contracts/discovery/providers/errors';
import { putProviderKey } from '@lectern/contracts/discovery/providers/put-provider-key';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { providerKeyName } from '../entry.ts';
import { presentProvider } from '../present-providers.ts';
import { changeProvider, findProvider } from '../store/provider-store.ts';

export const putProviderKeyCall = implement(putProviderKey)(
  async ({ input: { id, key }, context: { tenant, staff }, deps }) => {
    const provider = await findProvider(deps.db, tenant.id, id);
    if (!provider) return refuse(PROVIDER_NOT_FOUND);
    if (key !== '' && !deps.secrets.canSeal()) return refuse(PROVIDER_KEYS_OFF);
    // First: whoever asks after the change finds the new key.
    const name = providerKeyName(provider);
    if (key === '') await deps.secrets.remove(tenant.id, name);
    else await deps.secrets.set(tenant.id, name, key);
    const at = deps.clock.now().toISOString();
    await inTransaction(deps.db, async (tx) => {
      await changeProvider(tx, tenant.id, id, { updated_at: at });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'providers.putKey',
        subject: id,
        before: undefined,
        after: { newKeys: key === '' ? [] : [new URL(provider.address.replace(/[{}]/g, '0')).origin] },
        at,
      });
    });
    return presentProvider(deps, { ...provider, updated_at: at });
  },
);
