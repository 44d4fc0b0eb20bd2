import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Browsers of readers that show notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'push_subscription', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    created_at: 'text',
  });
  await createIndex(db, 'push_subscription', ['tenant_id', 'endpoint'], { unique: true });
  await createIndex(db, 'push_subscription', ['patron_id']);
}
