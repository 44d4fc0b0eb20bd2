import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Readers who get messages in WeChat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'wechat_reader', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    open_id: 'text',
    connected_at: 'text',
    'stopped_at?': 'text',
  });
  await createIndex(db, 'wechat_reader', ['tenant_id', 'patron_id'], { unique: true });
}
