import { INVOICE_NUMBER_TAKEN } from '@lectern/contracts/buying/orders/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { type Bit, toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Booking } from '../money/book-share.ts';
import { divideByParts } from '../money/line-cost.ts';
import { rateForBudgets } from '../money/rate-for-budgets.ts';
import { isNumberTaken, type WholeInvoice } from '../store/invoice-store.ts';
import type { VendorInvoiceLineTable } from '../tables.ts';
import { settleInvoice } from './settle-invoice.ts';

/** An invoice as somebody has it before them. Amounts are minor units of its currency. */
export interface NewInvoice {
  readonly vendorId: string;
  readonly number: string;
  /** A calendar date. */
  readonly invoicedOn: string;
  readonly currency: string;
  readonly homeCurrency: string;
  /** Of the whole invoice. */
  readonly freight: number;
  readonly total: number;
  readonly lines: readonly Pick<
    VendorInvoiceLineTable,
    'line_id' | 'reference' | 'title' | 'quantity' | 'amount' | 'tax' | 'freight'
  >[];
  readonly note: string;
  readonly isFromVendor: Bit;
  readonly staffId: string;
}

/** Takes an invoice in: it is booked or held. Its freight is shared among the lines by their amounts. A number of a vendor is taken once. */
export async function enterInvoice(
  booking: Booking,
  given: NewInvoice,
): Promise<WholeInvoice | Refusal<'INVOICE_NUMBER_TAKEN'>> {
  const { tx, tenantId, now } = booking;
  if (await isNumberTaken(tx, tenantId, given.vendorId, given.number))
    return refuse(INVOICE_NUMBER_TAKEN, { number: given.number });
  const rate = await rateForBudgets(tx, tenantId, {
    from: given.currency,
    to: given.homeCurrency,
    day: given.invoicedOn,
  });
  const id = newId();
  const freight = divideByParts(
    given.freight,
    given.lines.map(({ amount }) => amount),
  );
  const entered = await settleInvoice(
    booking,
    {
      invoice: {
        id,
        tenant_id: tenantId,
        vendor_id: given.vendorId,
        number: given.number,
        state: 'held',
        reasons: toJson([]),
        invoiced_on: given.invoicedOn,
        currency: given.currency,
        rate: isRefusal(rate) ? 0 : rate.rate,
        rate_day: isRefusal(rate) ? '' : rate.day,
        freight: given.freight,
        total: given.total,
        home_currency: given.homeCurrency,
        amount_home: 0,
        ordered_home: 0,
        note: given.note,
        is_from_vendor: given.isFromVendor,
        added_by: given.staffId,
        added_at: now,
        decided_by: '',
        decided_at: '',
      },
      lines: given.lines.map((line, at) => ({
        ...line,
        invoice_id: id,
        position: at + 1,
        tenant_id: tenantId,
        freight: line.freight + (freight[at] ?? 0),
        amount_home: 0,
        ordered_home: 0,
      })),
    },
    { isDecided: false },
  );
  if (isRefusal(entered)) throw new Error(`an invoice that nobody decided was refused: ${entered.code}`);
  await addAuditEntry(tx, tenantId, {
    staffId: given.staffId,
    action: 'orders.putInvoice',
    subject: given.number,
    details: { amount: entered.invoice.amount_home, state: entered.invoice.state },
    at: now,
  });
  return entered;
}
