import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What readers order from vendors for the library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'purchase_terms', ['tenant_id'], {
    tenant_id: 'text',
    is_on: 'integer',
    minutes_held: 'integer',
    days_to_confirm: 'integer',
    ways: 'text',
    item_type: 'text',
    words: 'text',
    updated_at: 'text',
  });
  await createTable(db, 'purchase_rule', ['tenant_id', 'patron_group'], {
    tenant_id: 'text',
    patron_group: 'text',
    facts: 'text',
    updated_at: 'text',
  });
  await createTable(db, 'purchase_cart', ['tenant_id', 'patron_id', 'item_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    item_id: 'text',
    seen_price: 'integer',
    seen_currency: 'text',
    added_at: 'text',
  });
  await createIndex(db, 'purchase_cart', ['added_at']);
  await createTable(db, 'purchase_order', ['id'], {
    id: 'text',
    tenant_id: 'text',
    order_number: 'text',
    // Empty once the reader is forgotten.
    patron_id: 'text',
    vendor_id: 'text',
    item_id: 'text',
    vendor_number: 'text',
    // One open order of a title at a time; null once it ended.
    'open_title?': 'text',
    isbn: 'text',
    title: 'text',
    author: 'text',
    publisher: 'text',
    year: 'integer',
    language: 'text',
    price: 'integer',
    freight: 'integer',
    currency: 'text',
    budget_id: 'text',
    state: 'text',
    delivery: 'text',
    place_code: 'text',
    recipient: 'text',
    phone: 'text',
    address: 'text',
    created_at: 'text',
    state_since: 'text',
    held_until: 'text',
    next_look_at: 'text',
    looks: 'integer',
    carrier: 'text',
    parcel_number: 'text',
    bib_id: 'text',
    copy_id: 'text',
    loan_id: 'text',
  });
  await createIndex(db, 'purchase_order', ['tenant_id', 'order_number'], { unique: true });
  await createIndex(db, 'purchase_order', ['tenant_id', 'open_title'], { unique: true });
  await createIndex(db, 'purchase_order', ['tenant_id', 'patron_id', 'created_at']);
  await createIndex(db, 'purchase_order', ['tenant_id', 'state', 'created_at', 'id']);
  await createIndex(db, 'purchase_order', ['tenant_id', 'state', 'next_look_at']);
  await createIndex(db, 'purchase_order', ['tenant_id', 'loan_id']);
  await createIndex(db, 'purchase_order', ['state', 'state_since']);
  await createTable(db, 'purchase_step', ['id'], {
    id: 'text',
    tenant_id: 'text',
    order_id: 'text',
    state: 'text',
    note: 'text',
    at: 'text',
  });
  await createIndex(db, 'purchase_step', ['tenant_id', 'order_id', 'at']);
  await createIndex(db, 'purchase_step', ['at']);
}
