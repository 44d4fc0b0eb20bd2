import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What library systems elsewhere were told of payments (ports/ils/telling). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'told_payment', ['tenant_id', 'reference'], {
    tenant_id: 'text',
    reference: 'text',
    patron_id: 'text',
    amount: 'integer',
    owed_before: 'integer',
    state: 'text',
    begun_at: 'text',
    changed_at: 'text',
  });
  await createIndex(db, 'told_payment', ['tenant_id', 'patron_id', 'changed_at']);
}
