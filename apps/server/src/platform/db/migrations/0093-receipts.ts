import type { Kysely } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** Receipts for money that came, with their numbers, and the codes by which papers are checked. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const whole = wholeColumn(kind);
  await createTable(db, 'receipt', ['tenant_id', 'year', 'number'], {
    tenant_id: 'text',
    year: 'integer',
    number: 'integer',
    // What it is for: an order, or a posting of the desk.
    source: 'text',
    source_id: 'text',
    patron_id: 'text',
    method: 'text',
    amount: whole,
    currency: 'text',
    received_at: 'text',
    made_at: 'text',
  });
  await createIndex(db, 'receipt', ['tenant_id', 'source_id'], { unique: true });
  await createIndex(db, 'receipt', ['tenant_id', 'patron_id', 'received_at']);
  await createTable(db, 'receipt_counter', ['tenant_id', 'year'], {
    tenant_id: 'text',
    year: 'integer',
    last: 'integer',
  });
  await createTable(db, 'proof', ['token_hash'], {
    token_hash: 'text',
    tenant_id: 'text',
    kind: 'text',
    subject: 'text',
    issued_at: 'text',
  });
}
