import { PROVIDER_NOT_FOUND } from '@lectern/contracts/discovery/providers/errors';
import { removeProvider } from '@lectern/contracts/discovery/providers/remove-provider';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { providerKeyName } from '../entry.ts';
import { auditedProvider } from '../present-providers.ts';
import { deleteProvider, findProvider } from '../store/provider-store.ts';

export const removeProviderCall = implement(removeProvider)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const removed = await inTransaction(deps.db, async (tx) => {
      const before = await findProvider(tx, tenant.id, id);
      if (!before) return refuse(PROVIDER_NOT_FOUND);
      await deleteProvider(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'providers.remove',
        subject: id,
        before: auditedProvider(before),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return before;
    });
    if (isRefusal(removed)) return removed;
    await deps.secrets.remove(tenant.id, providerKeyName(removed));
    return { id };
  },
);
