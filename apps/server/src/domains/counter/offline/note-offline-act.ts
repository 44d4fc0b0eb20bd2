import { type AuditEntry, addAuditEntry } from '../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/implement.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Notes in the audit what staff did for desks without a network. */
export function noteOfflineAct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, staff }: { readonly tenant: Tenant; readonly staff: StaffActor },
  entry: Pick<AuditEntry, 'action' | 'details'>,
): Promise<void> {
  const at = clock.now().toISOString();
  return inTransaction(db, (tx) =>
    addAuditEntry(tx, tenant.id, { staffId: staff.id, subject: '', ...entry, at }),
  );
}
