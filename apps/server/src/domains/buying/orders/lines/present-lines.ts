import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import type { WholeLine } from '../store/line-store.ts';

/** Names that lines are shown with. */
export interface LineNames {
  readonly vendors: ReadonlyMap<string, string>;
  readonly budgets: ReadonlyMap<string, { readonly name: string; readonly currency: string }>;
  readonly libraries: ReadonlyMap<string, string>;
}

export async function readLineNames(deps: Deps, tenant: Tenant, language: Language): Promise<LineNames> {
  const [vendors, budgets, libraries] = await Promise.all([
    readVendors(deps, tenant.id, language),
    readBudgets(deps.db, tenant.id, language),
    listLibraries(deps.db, tenant.id, language),
  ]);
  return {
    vendors: new Map([...vendors].map(([id, { name }]) => [id, name])),
    budgets: new Map(
      budgets.map(({ id, name, year, currency }) => [id, { name: `${name} ${year}`, currency }]),
    ),
    libraries: new Map(libraries.map(({ code, name }) => [code, name || code])),
  };
}

export function presentLine({ line, copies, shares }: WholeLine, names: LineNames): OrderLineView {
  const paying = shares.filter(({ parts, committed, spent }) => parts > 0 || committed > 0 || spent > 0);
  return {
    id: line.id,
    state: line.state,
    orderId: line.order_id,
    orderNumber: line.order_number,
    position: line.position,
    vendorId: line.vendor_id,
    vendorName: names.vendors.get(line.vendor_id) ?? '',
    wishId: line.wish_id,
    recordId: line.record_id,
    title: line.title,
    author: line.author,
    publisher: line.publisher,
    publishYear: line.publish_year,
    isbn: line.isbn,
    vendorNumber: line.vendor_number,
    note: line.note,
    price: line.price,
    currency: line.currency,
    discount: line.discount,
    tax: line.tax,
    quantity: line.quantity,
    received: line.received,
    invoiced: line.invoiced,
    shipped: line.shipped,
    copies: copies.map((one) => ({
      libraryCode: one.library_code,
      libraryName: names.libraries.get(one.library_code) ?? one.library_code,
      locationCode: one.location_code,
      itemType: one.item_type,
      quantity: one.quantity,
      received: one.received,
    })),
    shares: paying.map((one) => ({
      budgetId: one.budget_id,
      name: names.budgets.get(one.budget_id)?.name ?? '',
      parts: one.parts,
      committed: one.committed + one.reserved,
      spent: one.spent,
    })),
    budgetCurrency: names.budgets.get(paying[0]?.budget_id ?? '')?.currency ?? '',
    rate: line.rate,
    rateDay: line.rate_day,
    expectedOn: line.expected_on,
    vendorNote: line.vendor_note,
    toldPrice: line.told_price,
    claimed: line.claimed,
    claimedAt: line.claimed_at,
    addedAt: line.added_at,
    placedAt: line.placed_at,
  };
}
