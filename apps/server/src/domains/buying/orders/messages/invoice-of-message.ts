import { MOST_INVOICE_LINES } from '@lectern/contracts/buying/orders/invoice';
import type { TradeInvoice } from '../../../../platform/edifact/book-trade/read-invoice.ts';
import type { NewInvoice } from '../invoices/enter-invoice.ts';
import type { Booking } from '../money/book-share.ts';
import { minorUnitsOfDecimal } from '../money/minor-units-of-decimal.ts';
import { findNamedLine, nameOf } from './find-named-line.ts';
import type { TakingIn } from './taking-in.ts';

/**
 * The invoice of a message. What cannot be read counts as nothing, so that the total differs from the sum and the invoice is held: a negative amount, or one
 * that is no number.
 */
export async function invoiceOfMessage(
  { tx, tenantId }: Booking,
  { vendorId, vendorCurrency, homeCurrency, today, staffId }: TakingIn,
  invoice: TradeInvoice,
): Promise<NewInvoice> {
  const currency = /^[A-Z]{3}$/.test(invoice.currency) ? invoice.currency : vendorCurrency;
  const units = (decimal: string) => minorUnitsOfDecimal(decimal, currency) ?? 0;
  const sum = (all: readonly string[]) => all.reduce((total, one) => total + units(one), 0);
  const lines: NewInvoice['lines'][number][] = [];
  for (const line of invoice.lines.slice(0, MOST_INVOICE_LINES)) {
    const whole = await findNamedLine(tx, { tenantId, vendorId }, line);
    lines.push({
      line_id: whole?.line.id ?? '',
      reference: nameOf(line).slice(0, 70),
      title: (whole?.line.title ?? line.title).slice(0, 500),
      quantity: Math.max(1, line.quantity ?? 1),
      amount: units(line.amount),
      tax: units(line.tax),
      freight: 0,
    });
  }
  const freight = Math.max(0, sum(invoice.charges) - sum(invoice.allowances));
  const added = lines.reduce((total, { amount, tax }) => total + amount + tax, freight);
  return {
    vendorId,
    number: invoice.number.slice(0, 64),
    invoicedOn: invoice.date || today,
    currency,
    homeCurrency,
    freight,
    total: invoice.total === '' ? added : units(invoice.total),
    lines,
    note: '',
    isFromVendor: 1,
    staffId,
  };
}
