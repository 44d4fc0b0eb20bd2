import { decideInvoice } from '@lectern/contracts/buying/orders/decide-invoice';
import {
  INVOICE_DECIDED,
  INVOICE_NOT_FOUND,
  ORDER_LINE_NOT_FOUND,
} from '@lectern/contracts/buying/orders/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { presentInvoice } from '../invoices/present-invoice.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { rateForBudgets } from '../money/rate-for-budgets.ts';
import { referenceOf } from '../order-file.ts';
import { lockInvoice, writeInvoice } from '../store/invoice-store.ts';
import { findLines } from '../store/line-store.ts';

export const decideInvoiceCall = implement(decideInvoice)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const { id, decision, assigned, note } = input;
  const vendors = await readVendors(deps, tenant.id, language);
  const ids = assigned.map(({ lineId }) => lineId);
  const chosen = new Map((await findLines(deps.db, tenant.id, ids)).map((line) => [line.id, line]));
  const now = deps.clock.now().toISOString();
  return answerInTransaction(context, deps.db, async (tx) => {
    const held = await lockInvoice(tx, tenant.id, id);
    if (!held) return refuse(INVOICE_NOT_FOUND);
    const { invoice } = held;
    if (invoice.state !== 'held') return refuse(INVOICE_DECIDED);
    if (ids.some((lineId) => chosen.get(lineId)?.vendor_id !== invoice.vendor_id))
      return refuse(ORDER_LINE_NOT_FOUND);
    const lineOf = new Map(assigned.map(({ position, lineId }) => [position, chosen.get(lineId)]));
    const lines = held.lines.map((one) => {
      const line = lineOf.get(one.position);
      return line ? { ...one, line_id: line.id, reference: referenceOf(line), title: line.title } : one;
    });
    // A rate may have been set since.
    const found = await rateForBudgets(tx, tenant.id, {
      from: invoice.currency,
      to: invoice.home_currency,
      day: invoice.invoiced_on,
    });
    const rate = isRefusal(found) ? { rate: 0, day: '' } : found;
    const decided = {
      ...invoice,
      rate: rate.rate,
      rate_day: rate.day,
      note: note || invoice.note,
      decided_by: staff.id,
      decided_at: now,
    };
    const isBooked = decision === 'book';
    const settled = isBooked
      ? await settleInvoice(
          { tx, tenantId: tenant.id, now },
          { invoice: decided, lines },
          { isDecided: true },
        )
      : { invoice: { ...decided, state: 'declined' as const }, lines };
    if (isRefusal(settled)) return settled;
    if (!isBooked) await writeInvoice(tx, settled);
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'orders.decideInvoice',
      subject: invoice.number,
      details: { verb: decision, amount: settled.invoice.amount_home, ...(note !== '' && { note }) },
      at: now,
    });
    return presentInvoice(settled, vendors.get(invoice.vendor_id)?.name ?? '');
  });
});
