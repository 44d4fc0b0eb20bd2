import type { getInvoiceChoices } from '@lectern/contracts/buying/orders/get-invoice-choices';
import type { putInvoice } from '@lectern/contracts/buying/orders/put-invoice';
import type { InputOf, OutputOf } from '@lectern/contracts/kernel/endpoint';
import { minorUnits } from '../../../../lib/minor-units.ts';

export type InvoiceLineChoice = OutputOf<(typeof getInvoiceChoices)['output']>['lines'][number];

/** A line of an invoice as it is typed; an empty quantity leaves it out. */
export interface TypedInvoiceLine {
  readonly quantity: string;
  readonly amount: string;
  readonly tax: string;
}

export interface InvoiceDraft {
  readonly vendorId: string;
  readonly number: string;
  readonly invoicedOn: string;
  readonly currency: string;
  readonly freight: string;
  readonly total: string;
  readonly note: string;
  /** By the id of the order line. */
  readonly lines: Readonly<Record<string, TypedInvoiceLine>>;
}

/** An amount of which an empty text is nothing; undefined where it is no sum. */
function sumOf(typed: string, currency: string): number | undefined {
  return typed.trim() === '' ? 0 : minorUnits(typed, currency);
}

/** What is sent, or undefined where something is missing or no sum. */
export function inputOfInvoice(draft: InvoiceDraft): InputOf<(typeof putInvoice)['input']> | undefined {
  const currency = draft.currency.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency) || draft.vendorId === '' || draft.number.trim() === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.invoicedOn)) return undefined;
  const lines: InputOf<(typeof putInvoice)['input']>['lines'] = [];
  for (const [lineId, typed] of Object.entries(draft.lines)) {
    if (typed.quantity.trim() === '') continue;
    const quantity = Number(typed.quantity);
    const amount = minorUnits(typed.amount, currency);
    const tax = sumOf(typed.tax, currency);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) return undefined;
    if (amount === undefined || tax === undefined) return undefined;
    lines.push({ lineId, quantity, amount, tax });
  }
  const freight = sumOf(draft.freight, currency);
  const total = minorUnits(draft.total, currency);
  if (lines.length === 0 || freight === undefined || total === undefined) return undefined;
  const { vendorId, number, invoicedOn, note } = draft;
  return { vendorId, number, invoicedOn, currency, freight, total, note, lines };
}
