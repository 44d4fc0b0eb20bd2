import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What readers do in the portal: their own records, their choice about them, and counts without readers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'activity', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    event: 'text',
    subject: 'text',
    occurred_at: 'text',
  });
  await createIndex(db, 'activity', ['tenant_id', 'patron_id', 'occurred_at']);
  await createIndex(db, 'activity', ['tenant_id', 'occurred_at']);
  await createTable(db, 'activity_choice', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    is_off: 'integer',
    'erased_at?': 'text',
    changed_at: 'text',
  });
  await createTable(db, 'click_count', ['tenant_id', 'day', 'event', 'subject'], {
    tenant_id: 'text',
    day: 'text',
    event: 'text',
    subject: 'text',
    count: 'integer',
  });
  await createIndex(db, 'click_count', ['day']);
}
