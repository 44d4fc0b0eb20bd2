import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REFUND_DECIDED,
  REFUND_NOT_FOUND,
  SECOND_PERSON_NEEDED,
} from '@lectern/contracts/lending/payments/errors';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { requireApart } from '../../../people/staff/require-apart.ts';
import type { PaymentRefundTable } from '../tables.ts';
import { endProposal, findRefund } from './refund-store.ts';

/** Approves a proposed refund, by another person than who asked for it, or declines it; noted in the audit. */
export function decideOnRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  {
    number,
    verdict,
    staffId,
  }: { readonly number: string; readonly verdict: 'approve' | 'decline'; readonly staffId: string },
): Promise<
  | PaymentRefundTable
  | Refusal<'REFUND_NOT_FOUND' | 'REFUND_DECIDED' | 'SECOND_PERSON_NEEDED' | 'SECOND_PERSON_NOT_APART'>
> {
  return inTransaction(db, async (tx) => {
    const refund = await findRefund(tx, tenant.id, number);
    if (!refund) return refuse(REFUND_NOT_FOUND);
    if (refund.state !== 'proposed') return refuse(REFUND_DECIDED);
    const now = clock.now();
    if (verdict === 'approve') {
      if (refund.asked_by === staffId) return refuse(SECOND_PERSON_NEEDED);
      const apart = await requireApart(tx, tenant, { first: refund.asked_by, second: staffId, now });
      if (isRefusal(apart)) return apart;
    }
    const at = now.toISOString();
    const change =
      verdict === 'approve'
        ? ({ state: 'requested', look_at: at, changed_at: at } as const)
        : ({ state: 'failed', fault: 'declined', look_at: null, changed_at: at } as const);
    if (!(await endProposal(tx, refund, change))) return refuse(REFUND_DECIDED);
    await addAuditEntry(tx, tenant.id, {
      staffId,
      action: verdict === 'approve' ? 'payments.approveRefund' : 'payments.declineRefund',
      subject: number,
      details: { amount: refund.amount, askedBy: refund.asked_by },
      at,
    });
    return { ...refund, ...change };
  });
}
