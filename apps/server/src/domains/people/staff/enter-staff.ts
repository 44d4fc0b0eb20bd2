import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { addAuditEntry } from '../../../platform/audit/audit-store.ts';
import { later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import { findPermissions } from '../../../platform/sessions/permissions.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** A member who has proved who they are, how, and from where. */
export interface StaffProof extends Visitor {
  readonly staffId: string;
  readonly account: string;
  readonly name: string;
  readonly method: 'password' | 'code' | 'passkey';
}

/** Opens the session of a member, audited. Every way in which staff sign in ends here. */
export async function enterStaff({ db, clock }: Deps, tenant: Tenant, proof: StaffProof) {
  const { staffId, account, name, method, network, device } = proof;
  const { policy } = tenant.settings;
  const now = clock.now();
  const at = now.toISOString();
  const token = await inTransaction(db, async (tx) => {
    const details = { method, network, device };
    await addAuditEntry(tx, tenant.id, {
      staffId,
      action: 'staff.openSession',
      subject: account,
      details,
      at,
    });
    return openSession(tx, {
      tenant_id: tenant.id,
      actor_kind: 'staff',
      actor_id: staffId,
      created_at: at,
      expires_at: later(now, policy.sessionHours * 3600),
      idle_seconds: policy.staffIdleMinutes * 60,
    });
  });
  const permissions = [...((await findPermissions(db, tenant.id, staffId)) ?? [])];
  return { jwtHeader: HEADERS.session, jwt: token, account, name, permissions };
}
