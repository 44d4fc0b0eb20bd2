import { addAuditEntry } from '../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { issueTicket, redeemTicket } from '../../../platform/tickets/tickets.ts';

declare module '../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    'refund-approval': RefundApproval;
  }
}

/** What a second person approved. */
interface RefundApproval {
  readonly approvedBy: string;
  /** Who gives it back. */
  readonly staffId: string;
  /** Minor units. */
  readonly amount: number;
}

/** The money goes over the counter at once. */
const APPROVAL_SECONDS = 120;

/** Notes in the audit who approved, and answers the text of the approval. */
export function issueApproval(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  payload: RefundApproval,
): Promise<string> {
  const { approvedBy, staffId, amount } = payload;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await addAuditEntry(tx, tenantId, {
      staffId: approvedBy,
      action: 'payments.approveRefund',
      subject: staffId,
      details: { amount },
      at: now.toISOString(),
    });
    const ticket = { tenantId, purpose: 'refund-approval', payload, seconds: APPROVAL_SECONDS, now } as const;
    return issueTicket(tx, ticket);
  });
}

/**
 * The limit of the library for what goes back, and who approved this sum: undefined where the text is no approval of it. An approval is
 * used up.
 */
export async function limitAndApproval(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, staff }: Pick<CallContext<'staff'>, 'tenant' | 'staff'>,
  { amount, approval }: { readonly amount: number; readonly approval: string },
): Promise<{ readonly limit: number | undefined; readonly approvedBy: string | undefined }> {
  const limit = tenant.settings.payments.refundLimit;
  if (approval === '') return { limit, approvedBy: undefined };
  const given = await redeemTicket(db, tenant.id, 'refund-approval', approval, { now: clock.now() });
  const isOfThis = given?.staffId === staff.id && given.amount === amount;
  return { limit, approvedBy: isOfThis ? given.approvedBy : undefined };
}
