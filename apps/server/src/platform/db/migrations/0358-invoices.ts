import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Files of vendors, and their invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'vendor_interchange', ['id'], {
    id: 'text',
    tenant_id: 'text',
    vendor_id: 'text',
    reference: 'text',
    file_name: 'text',
    messages: 'text',
    taken_by: 'text',
    at: 'text',
  });
  await createIndex(db, 'vendor_interchange', ['tenant_id', 'vendor_id', 'reference'], { unique: true });
  await createIndex(db, 'vendor_interchange', ['tenant_id', 'at']);
  await createIndex(db, 'vendor_interchange', ['at']);
  await createTable(db, 'vendor_invoice', ['id'], {
    id: 'text',
    tenant_id: 'text',
    vendor_id: 'text',
    number: 'text',
    state: 'text',
    reasons: 'text',
    invoiced_on: 'text',
    currency: 'text',
    rate: 'bigint',
    rate_day: 'text',
    freight: 'bigint',
    total: 'bigint',
    home_currency: 'text',
    amount_home: 'bigint',
    ordered_home: 'bigint',
    note: 'text',
    is_from_vendor: 'integer',
    added_by: 'text',
    added_at: 'text',
    decided_by: 'text',
    decided_at: 'text',
  });
  await createIndex(db, 'vendor_invoice', ['tenant_id', 'vendor_id', 'number'], { unique: true });
  await createIndex(db, 'vendor_invoice', ['tenant_id', 'state', 'added_at']);
  await createTable(db, 'vendor_invoice_line', ['invoice_id', 'position'], {
    invoice_id: 'text',
    position: 'integer',
    tenant_id: 'text',
    line_id: 'text',
    reference: 'text',
    title: 'text',
    quantity: 'integer',
    amount: 'bigint',
    tax: 'bigint',
    freight: 'bigint',
    amount_home: 'bigint',
    ordered_home: 'bigint',
  });
  await createIndex(db, 'vendor_invoice_line', ['tenant_id', 'line_id']);
}
