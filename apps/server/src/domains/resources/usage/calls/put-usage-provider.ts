import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  USAGE_ADDRESS,
  USAGE_KEYS_OFF,
  USAGE_PROVIDER_NOT_FOUND,
} from '@lectern/contracts/resources/usage/errors';
import { putUsageProvider } from '@lectern/contracts/resources/usage/put-usage-provider';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentProviders } from '../present-providers.ts';
import { providerKeyName } from '../provider-key.ts';
import { auditedProvider, putProviderRow } from '../put-provider.ts';

export const putUsageProviderCall = implement(putUsageProvider)(
  async ({ input, context: { tenant, staff }, deps }) => {
    if (!deps.usageReports.isAllowed(input)) return refuse(USAGE_ADDRESS);
    if (input.key && !deps.secrets.canSeal()) return refuse(USAGE_KEYS_OFF);
    const at = deps.clock.now().toISOString();
    const done = await inTransaction(deps.db, async (tx) => {
      const put = await putProviderRow(tx, tenant.id, input, at);
      if (isRefusal(put)) return put;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'usage.putProvider',
        subject: put.after.id,
        before: auditedProvider(put.before),
        after: auditedProvider(put.after),
        at,
      });
      return put;
    });
    if (isRefusal(done)) return done;
    const { before, after } = done;
    if (input.key) await deps.secrets.set(tenant.id, providerKeyName(after), input.key);
    else if (input.key === '') await deps.secrets.remove(tenant.id, providerKeyName(after));
    if (before && before.address !== after.address)
      await deps.secrets.remove(tenant.id, providerKeyName(before));
    const [shown] = await presentProviders(deps, tenant.id, [after]);
    return shown ?? refuse(USAGE_PROVIDER_NOT_FOUND);
  },
);
