import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Pickup codes, each for one request and the one who enters it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'request_code', ['id'], {
    id: 'text',
    tenant_id: 'text',
    request_id: 'text',
    counterparty: 'text',
    digest: 'text',
    made_at: 'text',
    expires_at: 'text',
    tries: 'integer',
    'entered_at?': 'text',
  });
  await createIndex(db, 'request_code', ['tenant_id', 'request_id']);
}
