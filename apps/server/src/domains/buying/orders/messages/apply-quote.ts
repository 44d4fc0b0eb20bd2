import { MOST_LINE_COPIES, MOST_PRICE } from '@lectern/contracts/buying/orders/order-line';
import type { Quote } from '../../../../platform/edifact/book-trade/read-quote.ts';
import type { KnownBudget } from '../../budgets/read-budgets.ts';
import { copiesOf, sharesOf } from '../lines/line-parts.ts';
import { newLine } from '../lines/new-line.ts';
import type { Booking } from '../money/book-share.ts';
import { minorUnitsOfDecimal } from '../money/minor-units-of-decimal.ts';
import { writeLine } from '../store/line-store.ts';
import type { VendorTermsTable } from '../tables.ts';

/** Where an offer goes: the vendor's terms, and codes that the library knows. */
export interface QuoteTo {
  readonly vendorCurrency: string;
  readonly terms: VendorTermsTable;
  readonly libraries: ReadonlySet<string>;
  /** Open budgets of this year by their codes. */
  readonly budgets: ReadonlyMap<string, KnownBudget>;
}

/** Puts a title that a vendor offers into the basket. Codes that the library does not know are left out; staff choose them before ordering. */
export async function applyQuote(
  { tx, tenantId, now }: Booking,
  offered: Quote['lines'][number],
  currency: string,
  { vendorCurrency, terms, libraries, budgets }: QuoteTo,
): Promise<void> {
  const isSame = currency === '' || currency === vendorCurrency;
  const price = isSame ? (minorUnitsOfDecimal(offered.price, vendorCurrency) ?? 0) : 0;
  const copies = copiesOf(
    offered.copies
      .filter(({ library }) => libraries.has(library))
      .slice(0, MOST_LINE_COPIES)
      .map(({ library }) => ({ libraryCode: library, locationCode: '', itemType: '', quantity: 1 })),
  );
  const counted = copies.reduce((sum, { quantity }) => sum + quantity, 0);
  const isbn = offered.numbers[0] ?? '';
  const line = newLine(
    tenantId,
    {
      title: (offered.title || isbn).slice(0, 500),
      author: offered.author.slice(0, 300),
      publisher: offered.publisher.slice(0, 200),
      publish_year: offered.year,
      isbn: isbn.slice(0, 24),
      vendor_id: terms.vendor_id,
      vendor_number: '',
      wish_id: '',
      record_id: '',
      price: Math.min(price, MOST_PRICE),
      currency: vendorCurrency,
      discount: terms.discount,
      tax: terms.tax,
      quantity: counted || Math.max(1, Math.min(offered.quantity, MOST_LINE_COPIES)),
      note: '',
    },
    { addedBy: '', now },
  );
  const funds = offered.copies.flatMap(({ fund }) => {
    const budget = budgets.get(fund);
    return budget ? [{ budgetId: budget.id, parts: 1 }] : [];
  });
  await writeLine(tx, {
    line,
    copies: copies.map((one) => ({ ...one, line_id: line.id, tenant_id: tenantId })),
    shares: sharesOf(line, funds),
  });
}
