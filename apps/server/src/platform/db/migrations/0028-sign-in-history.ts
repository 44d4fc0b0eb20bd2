import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Attempts to sign in to readers' accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'sign_in_event', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    patron_id: 'text',
    at: 'text',
    method: 'integer',
    outcome: 'text',
    network: 'text',
    device: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'sign_in_event', ['tenant_id', 'patron_id', 'at']);
  await createIndex(db, 'sign_in_event', ['expires_at']);
}
