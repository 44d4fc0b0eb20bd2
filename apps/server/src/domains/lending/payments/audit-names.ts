import type { AuditName, AuditNamers } from '../../../platform/audit/audit-names.ts';
import { namesOfStaff } from '../../people/staff/colleagues.ts';

/**
 * Names what acts on payments note: an order, a refund or a receipt by its number, which is of a reader, or the member of the staff for whom
 * a colleague approved a refund.
 */
export const paymentsAuditNames: AuditNamers = {
  async payment({ db, tenantId }, subjects) {
    const among = [...subjects];
    const [orders, refunds, staff] = await Promise.all([
      db
        .selectFrom('payment_order')
        .select(['number', 'patron_id'])
        .where('tenant_id', '=', tenantId)
        .where('number', 'in', among)
        .execute(),
      db
        .selectFrom('payment_refund as refund')
        .innerJoin('payment_order', 'payment_order.id', 'refund.order_id')
        .select(['refund.number', 'payment_order.patron_id'])
        .where('refund.tenant_id', '=', tenantId)
        .where('refund.number', 'in', among)
        .execute(),
      namesOfStaff(db, tenantId, subjects),
    ]);
    return new Map<string, AuditName>([
      ...[...orders, ...refunds].map(
        ({ number, patron_id }) => [number, { name: '', patronId: patron_id }] as const,
      ),
      ...[...staff].map(([id, name]) => [id, { name }] as const),
    ]);
  },
};
