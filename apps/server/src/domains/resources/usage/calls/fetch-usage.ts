import { refuse } from '@lectern/contracts/kernel/refusal';
import { USAGE_PROVIDER_NOT_FOUND } from '@lectern/contracts/resources/usage/errors';
import { fetchUsage } from '@lectern/contracts/resources/usage/fetch-usage';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { orderFetch } from '../fetch/watch-usage.ts';
import { presentProviders } from '../present-providers.ts';
import { changeProvider, findProvider } from '../store/provider-store.ts';

export const fetchUsageCall = implement(fetchUsage)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const provider = await findProvider(deps.db, tenant.id, id);
    if (!provider) return refuse(USAGE_PROVIDER_NOT_FOUND);
    const now = deps.clock.now().toISOString();
    const awake = { is_stopped: 0, rests_until: '' } as const;
    await inTransaction(deps.db, async (tx) => {
      await changeProvider(tx, provider, awake);
      await orderFetch(tx, provider, { isByStaff: true, now });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'usage.fetch',
        subject: id,
        before: undefined,
        after: { name: provider.name },
        at: now,
      });
    });
    const [shown] = await presentProviders(deps, tenant.id, [{ ...provider, ...awake }]);
    return shown ?? refuse(USAGE_PROVIDER_NOT_FOUND);
  },
);
