import type { HoldReason, InvoiceView } from '@lectern/contracts/buying/orders/invoice';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { WholeInvoice } from '../store/invoice-store.ts';

export function presentInvoice({ invoice, lines }: WholeInvoice, vendorName: string): InvoiceView {
  return {
    id: invoice.id,
    vendorId: invoice.vendor_id,
    vendorName,
    number: invoice.number,
    invoicedOn: invoice.invoiced_on,
    state: invoice.state,
    reasons: fromJson<HoldReason[]>(invoice.reasons),
    currency: invoice.currency,
    rate: invoice.rate,
    rateDay: invoice.rate_day,
    freight: invoice.freight,
    total: invoice.total,
    homeCurrency: invoice.home_currency,
    amountHome: invoice.amount_home,
    orderedHome: invoice.ordered_home,
    lines: lines.map((one) => ({
      position: one.position,
      lineId: one.line_id,
      reference: one.reference,
      title: one.title,
      quantity: one.quantity,
      amount: one.amount,
      tax: one.tax,
      freight: one.freight,
      amountHome: one.amount_home,
      orderedHome: one.ordered_home,
    })),
    note: invoice.note,
    isFromVendor: invoice.is_from_vendor === 1,
    at: invoice.added_at,
  };
}
