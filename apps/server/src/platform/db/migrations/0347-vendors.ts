import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Vendors, their price lists, and the words and classes by which their titles are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'vendor', ['id'], {
    id: 'text',
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    kind: 'text',
    currency: 'text',
    is_on: 'integer',
    freight_first: 'integer',
    freight_further: 'integer',
    freight_free_from: 'integer',
    key_place: 'text',
    key_name: 'text',
    asking: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'vendor', ['tenant_id', 'code'], { unique: true });
  await createTable(db, 'vendor_item', ['id'], {
    id: 'text',
    tenant_id: 'text',
    vendor_id: 'text',
    number: 'text',
    isbn: 'text',
    title: 'text',
    author: 'text',
    publisher: 'text',
    year: 'integer',
    language: 'text',
    class_no: 'text',
    kind: 'text',
    volumes: 'integer',
    summary: 'text',
    price: 'integer',
    currency: 'text',
    stock: 'integer',
    asked_at: 'text',
    ordered_count: 'integer',
    is_sold: 'integer',
    import_id: 'text',
    listed_at: 'text',
  });
  await createIndex(db, 'vendor_item', ['tenant_id', 'vendor_id', 'number'], { unique: true });
  await createIndex(db, 'vendor_item', ['tenant_id', 'isbn']);
  await createIndex(db, 'vendor_item', ['tenant_id', 'is_sold', 'listed_at', 'id']);
  await createIndex(db, 'vendor_item', ['tenant_id', 'is_sold', 'ordered_count', 'id']);
  await createIndex(db, 'vendor_item', ['tenant_id', 'is_sold', 'price', 'id']);
  await createTable(db, 'vendor_item_word', ['tenant_id', 'word', 'item_id'], {
    tenant_id: 'text',
    word: 'text',
    item_id: 'text',
  });
  await createIndex(db, 'vendor_item_word', ['item_id']);
  await createTable(db, 'vendor_item_class', ['tenant_id', 'class_code', 'item_id'], {
    tenant_id: 'text',
    class_code: 'text',
    item_id: 'text',
  });
  await createIndex(db, 'vendor_item_class', ['item_id']);
  await createTable(db, 'price_list_import', ['id'], {
    id: 'text',
    tenant_id: 'text',
    vendor_id: 'text',
    file_name: 'text',
    format: 'text',
    mode: 'text',
    at: 'text',
    read_count: 'integer',
    added_count: 'integer',
    changed_count: 'integer',
    same_count: 'integer',
    gone_count: 'integer',
    left_out: 'text',
  });
  await createIndex(db, 'price_list_import', ['tenant_id', 'vendor_id', 'at']);
  await createIndex(db, 'price_list_import', ['at']);
}
