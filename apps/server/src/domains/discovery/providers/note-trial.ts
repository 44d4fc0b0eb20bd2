import { addAuditEntry } from '../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext, StaffActor } from '../../../platform/http/implement.ts';
import type { ProviderTable } from './tables.ts';

/** Notes that staff sent a question to an outside source: with a key it may cost money. */
export async function noteTrial(
  deps: Pick<Deps, 'db' | 'clock'>,
  { tenant, staff }: Pick<CallContext, 'tenant'> & { readonly staff: StaffActor },
  provider: ProviderTable,
): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'providers.try',
      subject: provider.id,
      details: { code: provider.code },
      at: deps.clock.now().toISOString(),
    }),
  );
}
