import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Cards of readers at other libraries of the installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = ['tenant_id', 'patron_id', 'side', 'other_tenant_id', 'other_patron_id'];
  await createTable(db, 'card_elsewhere', key, {
    tenant_id: 'text',
    patron_id: 'text',
    side: 'text',
    other_tenant_id: 'text',
    other_patron_id: 'text',
    id: 'text',
    password_as_of: 'text',
    linked_at: 'text',
    'ended_at?': 'text',
  });
  await createIndex(db, 'card_elsewhere', ['tenant_id', 'id']);
}
