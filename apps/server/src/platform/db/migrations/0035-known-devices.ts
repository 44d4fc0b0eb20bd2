import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Browsers in which a reader has given the right password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'known_device', ['tenant_id', 'patron_id', 'browser_hash'], {
    tenant_id: 'text',
    patron_id: 'text',
    browser_hash: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'known_device', ['expires_at']);
}
