import { type Kysely, sql } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** Online payments and what goes back of them; the ledger names the payment that a posting is of. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const whole = wholeColumn(kind);
  await createTable(db, 'payment_order', ['id'], {
    id: 'text',
    tenant_id: 'text',
    number: 'text',
    patron_id: 'text',
    channel: 'text',
    amount: whole,
    currency: 'text',
    state: 'text',
    invitation_kind: 'text',
    invitation: 'text',
    provider_number: 'text',
    fault: 'text',
    created_at: 'text',
    expires_at: 'text',
    changed_at: 'text',
    'paid_at?': 'text',
    'booked_at?': 'text',
    'look_at?': 'text',
    looks: 'integer',
  });
  await createIndex(db, 'payment_order', ['tenant_id', 'number'], { unique: true });
  await createIndex(db, 'payment_order', ['patron_id', 'created_at']);
  await createIndex(db, 'payment_order', ['tenant_id', 'created_at']);
  await createIndex(db, 'payment_order', ['tenant_id', 'look_at'], {
    where: sql<boolean>`look_at is not null`,
  });
  await createTable(db, 'payment_entry', ['order_id', 'fine_id'], {
    order_id: 'text',
    fine_id: 'text',
    tenant_id: 'text',
    title: 'text',
    amount: whole,
    // 1 while the order may still be paid: no other order takes the fine.
    reserved: 'integer',
  });
  await createIndex(db, 'payment_entry', ['tenant_id', 'fine_id'], {
    unique: true,
    where: sql<boolean>`reserved = 1`,
  });
  await createTable(db, 'payment_refund', ['id'], {
    id: 'text',
    tenant_id: 'text',
    order_id: 'text',
    number: 'text',
    amount: whole,
    currency: 'text',
    reason: 'text',
    state: 'text',
    provider_number: 'text',
    fault: 'text',
    created_at: 'text',
    changed_at: 'text',
    'booked_at?': 'text',
    'look_at?': 'text',
    looks: 'integer',
  });
  await createIndex(db, 'payment_refund', ['tenant_id', 'number'], { unique: true });
  await createIndex(db, 'payment_refund', ['order_id']);
  await createIndex(db, 'payment_refund', ['tenant_id', 'look_at'], {
    where: sql<boolean>`look_at is not null`,
  });
  await createTable(db, 'sandbox_payment', ['tenant_id', 'number'], {
    tenant_id: 'text',
    number: 'text',
    token_hash: 'text',
    subject: 'text',
    amount: whole,
    currency: 'text',
    state: 'text',
    expires_at: 'text',
    'paid_at?': 'text',
  });
  await createTable(db, 'sandbox_refund', ['tenant_id', 'number'], {
    tenant_id: 'text',
    number: 'text',
    payment_number: 'text',
    amount: whole,
  });
  await createIndex(db, 'sandbox_payment', ['token_hash'], { unique: true });
  await db.schema.alterTable('ledger_posting').addColumn('reference', 'text').execute();
  await db.schema.alterTable('ledger_posting').addColumn('refunds', 'text').execute();
  await createIndex(db, 'ledger_posting', ['tenant_id', 'reference'], {
    unique: true,
    where: sql<boolean>`reference is not null`,
  });
  await createIndex(db, 'ledger_posting', ['refunds'], { where: sql<boolean>`refunds is not null` });
}
