import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Stations at which readers lend to themselves, who is there now, and the codes of readers' phones for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'self_check_station', ['id'], {
    id: 'text',
    tenant_id: 'text',
    kind: 'text',
    library_code: 'text',
    name: 'text',
    token_hash: 'text',
    opened_at: 'text',
    seen_at: 'text',
  });
  await createIndex(db, 'self_check_station', ['tenant_id', 'token_hash'], { unique: true });
  await createTable(db, 'self_check_visit', ['tenant_id', 'place'], {
    tenant_id: 'text',
    place: 'text',
    patron_id: 'text',
    library_code: 'text',
    'request_id?': 'text',
    loan_ids: 'text',
    started_at: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'self_check_visit', ['tenant_id', 'patron_id']);
  await createTable(db, 'self_check_code', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    digest: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'self_check_code', ['tenant_id', 'digest']);
}
