import type {
  BuyingOrderTable,
  OrderLineTable,
  VendorInvoiceLineTable,
  VendorInvoiceTable,
} from '../domains/buying/orders/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { CREATED, next, TENANT } from './built-rows.ts';

/** An order without lines; answers its id. */
export async function buildBuyingOrder(db: Db, given: Partial<BuyingOrderTable> = {}): Promise<string> {
  const row: BuyingOrderTable = {
    id: newId(),
    tenant_id: TENANT,
    number: next('PO'),
    state: 'placed',
    vendor_id: '',
    amount: 0,
    currency: 'CNY',
    note: '',
    way: '',
    interchange: '',
    file: '',
    placed_by: '',
    placed_at: CREATED,
    decided_by: '',
    decided_at: '',
    sent_by: '',
    sent_at: '',
    ...given,
  };
  await db.insertInto('buying_order').values(row).execute();
  return row.id;
}

/**
 * A line for one copy in the library MAIN. `budgetId` pays it; what is committed of it is not in the ledger, so that no budget has its sums.
 * Answers its id.
 */
export async function buildOrderLine(
  db: Db,
  {
    budgetId,
    committed = 0,
    ...given
  }: Partial<OrderLineTable> & { budgetId?: string; committed?: number } = {},
): Promise<string> {
  const row: OrderLineTable = {
    id: newId(),
    tenant_id: TENANT,
    order_id: '',
    order_number: '',
    position: 0,
    state: 'basket',
    vendor_id: '',
    wish_id: '',
    record_id: '',
    title: 'A title',
    author: '',
    publisher: '',
    publish_year: '2025',
    isbn: '',
    vendor_number: '',
    note: '',
    words: 'a title',
    price: 1000,
    currency: 'CNY',
    discount: 0,
    tax: 0,
    quantity: 1,
    received: 0,
    invoiced: 0,
    shipped: 0,
    rate: 1_000_000,
    rate_day: '',
    expected_on: '',
    vendor_note: '',
    told_price: 0,
    claimed: 0,
    claimed_at: '',
    added_by: '',
    added_at: CREATED,
    placed_at: '',
    ended_at: '',
    ...given,
  };
  await db.insertInto('order_line').values(row).execute();
  await db
    .insertInto('order_copies')
    .values({
      line_id: row.id,
      library_code: 'MAIN',
      location_code: '',
      tenant_id: row.tenant_id,
      item_type: 'book',
      quantity: row.quantity,
      received: row.received,
    })
    .execute();
  if (budgetId !== undefined)
    await db
      .insertInto('order_share')
      .values({
        line_id: row.id,
        budget_id: budgetId,
        tenant_id: row.tenant_id,
        parts: 1,
        reserved: 0,
        committed,
        spent: 0,
        step: 0,
      })
      .execute();
  return row.id;
}

/** An invoice that is held, with one line; answers its id. */
export async function buildInvoice(
  db: Db,
  { line = {}, ...given }: Partial<VendorInvoiceTable> & { line?: Partial<VendorInvoiceLineTable> } = {},
): Promise<string> {
  const row: VendorInvoiceTable = {
    id: newId(),
    tenant_id: TENANT,
    vendor_id: '',
    number: next('INV'),
    state: 'held',
    reasons: '[]',
    invoiced_on: '2026-03-02',
    currency: 'CNY',
    rate: 1_000_000,
    rate_day: '2026-03-02',
    freight: 0,
    total: 1000,
    home_currency: 'CNY',
    amount_home: 1000,
    ordered_home: 1000,
    note: '',
    is_from_vendor: 0,
    added_by: '',
    added_at: CREATED,
    decided_by: '',
    decided_at: '',
    ...given,
  };
  await db.insertInto('vendor_invoice').values(row).execute();
  await db
    .insertInto('vendor_invoice_line')
    .values({
      invoice_id: row.id,
      position: 1,
      tenant_id: row.tenant_id,
      line_id: '',
      reference: '',
      title: 'A title',
      quantity: 1,
      amount: 1000,
      tax: 0,
      freight: 0,
      amount_home: 1000,
      ordered_home: 1000,
      ...line,
    })
    .execute();
  return row.id;
}
