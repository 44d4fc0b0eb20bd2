import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { USAGE_PROVIDER_NOT_FOUND } from '@lectern/contracts/resources/usage/errors';
import { removeUsageProvider } from '@lectern/contracts/resources/usage/remove-usage-provider';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { providerKeyName } from '../provider-key.ts';
import { auditedProvider } from '../put-provider.ts';
import { deleteProvider, findProvider } from '../store/provider-store.ts';

export const removeUsageProviderCall = implement(removeUsageProvider)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const gone = await inTransaction(deps.db, async (tx) => {
      const row = await findProvider(tx, tenant.id, id);
      if (!row) return refuse(USAGE_PROVIDER_NOT_FOUND);
      await deleteProvider(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'usage.removeProvider',
        subject: id,
        before: auditedProvider(row),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return row;
    });
    if (isRefusal(gone)) return gone;
    await deps.secrets.remove(tenant.id, providerKeyName(gone));
    return { id };
  },
);
