import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Messages that are to be sent, how readers want them, and the days that were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'message_order', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    message_id: 'text',
    way: 'text',
    send_at: 'text',
  });
  await createIndex(db, 'message_order', ['tenant_id', 'send_at']);
  await createIndex(db, 'message_order', ['patron_id', 'way', 'send_at']);
  await createTable(db, 'message_choice', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    choices: 'text',
    changed_at: 'text',
  });
  await createTable(db, 'message_day', ['tenant_id', 'day'], {
    tenant_id: 'text',
    day: 'text',
    told_at: 'text',
  });
}
