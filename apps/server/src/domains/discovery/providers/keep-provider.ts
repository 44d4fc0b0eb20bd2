import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { providerKeyName } from './entry.ts';
import { auditedProvider } from './present-providers.ts';
import { type ProviderFacts, putProviderRow } from './put-provider.ts';
import type { ProviderTable } from './tables.ts';

/** Stores an entry and notes it in the audit. The key of an address that is no longer asked is removed. */
export async function keepProvider(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { tenantId, staffId }: { readonly tenantId: string; readonly staffId: string },
  facts: ProviderFacts,
): Promise<
  ProviderTable | Exclude<Awaited<ReturnType<typeof putProviderRow>>, { readonly after: ProviderTable }>
> {
  const at = deps.clock.now().toISOString();
  const done = await inTransaction(deps.db, async (tx) => {
    const put = await putProviderRow(tx, tenantId, facts, at);
    if (isRefusal(put)) return put;
    await noteChange(tx, tenantId, {
      staffId,
      action: 'providers.put',
      subject: put.after.id,
      before: auditedProvider(put.before),
      after: auditedProvider(put.after),
      at,
    });
    return put;
  });
  if (isRefusal(done)) return done;
  const { before, after } = done;
  if (before && providerKeyName(before) !== providerKeyName(after))
    await deps.secrets.remove(tenantId, providerKeyName(before));
  return after;
}
