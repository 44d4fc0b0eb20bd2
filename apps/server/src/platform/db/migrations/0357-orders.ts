import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** The library's own orders: their lines, where copies go, who pays them, rates of days, and how the library orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'buying_order', ['id'], {
    id: 'text',
    tenant_id: 'text',
    number: 'text',
    state: 'text',
    vendor_id: 'text',
    amount: 'bigint',
    currency: 'text',
    note: 'text',
    way: 'text',
    interchange: 'text',
    file: 'text',
    placed_by: 'text',
    placed_at: 'text',
    decided_by: 'text',
    decided_at: 'text',
    sent_by: 'text',
    sent_at: 'text',
  });
  await createIndex(db, 'buying_order', ['tenant_id', 'number'], { unique: true });
  await createIndex(db, 'buying_order', ['tenant_id', 'state', 'placed_at']);
  await createTable(db, 'order_line', ['id'], {
    id: 'text',
    tenant_id: 'text',
    order_id: 'text',
    order_number: 'text',
    position: 'integer',
    state: 'text',
    vendor_id: 'text',
    wish_id: 'text',
    record_id: 'text',
    title: 'text',
    author: 'text',
    publisher: 'text',
    publish_year: 'text',
    isbn: 'text',
    vendor_number: 'text',
    note: 'text',
    words: 'text',
    price: 'bigint',
    currency: 'text',
    discount: 'integer',
    tax: 'integer',
    quantity: 'integer',
    received: 'integer',
    invoiced: 'integer',
    shipped: 'integer',
    rate: 'bigint',
    rate_day: 'text',
    expected_on: 'text',
    vendor_note: 'text',
    told_price: 'bigint',
    claimed: 'integer',
    claimed_at: 'text',
    added_by: 'text',
    added_at: 'text',
    placed_at: 'text',
    ended_at: 'text',
  });
  await createIndex(db, 'order_line', ['tenant_id', 'state', 'added_at', 'id']);
  await createIndex(db, 'order_line', ['tenant_id', 'order_id', 'position']);
  await createIndex(db, 'order_line', ['tenant_id', 'isbn']);
  await createIndex(db, 'order_line', ['tenant_id', 'wish_id']);
  await createTable(db, 'order_copies', ['line_id', 'library_code', 'location_code'], {
    line_id: 'text',
    library_code: 'text',
    location_code: 'text',
    tenant_id: 'text',
    item_type: 'text',
    quantity: 'integer',
    received: 'integer',
  });
  await createTable(db, 'order_share', ['line_id', 'budget_id'], {
    line_id: 'text',
    budget_id: 'text',
    tenant_id: 'text',
    parts: 'integer',
    reserved: 'bigint',
    committed: 'bigint',
    spent: 'bigint',
    step: 'integer',
  });
  await createIndex(db, 'order_share', ['tenant_id', 'budget_id']);
  await createTable(db, 'day_rate', ['tenant_id', 'currency', 'day'], {
    tenant_id: 'text',
    currency: 'text',
    day: 'text',
    rate: 'bigint',
    set_by: 'text',
    set_at: 'text',
  });
  await createTable(db, 'order_terms', ['tenant_id'], {
    tenant_id: 'text',
    'alone_up_to?': 'bigint',
    tolerance: 'integer',
    buyer_number: 'text',
    buyer_list: 'text',
    updated_at: 'text',
  });
  await createTable(db, 'vendor_terms', ['vendor_id'], {
    vendor_id: 'text',
    tenant_id: 'text',
    number: 'text',
    list: 'text',
    way: 'text',
    discount: 'integer',
    tax: 'integer',
    delivery_days: 'integer',
    updated_at: 'text',
  });
}
