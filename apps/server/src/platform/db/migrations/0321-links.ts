import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Links of electronic databases and their titles: what they answered, and what readers told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'link', ['id'], {
    id: 'text',
    tenant_id: 'text',
    eresource_id: 'text',
    title_id: 'text',
    address: 'text',
    address_hash: 'text',
    host: 'text',
    state: 'text',
    reason: 'text',
    status: 'integer',
    moved_to: 'text',
    asked_at: 'text',
    asked_on: 'text',
    next_at: 'text',
    failed_days: 'integer',
    failed_on: 'text',
    is_found: 'integer',
    found_at: 'text',
    shelf: 'text',
    aside: 'text',
    report_count: 'integer',
    first_reported_at: 'text',
    last_reported_at: 'text',
    troubles: 'text',
    notes: 'text',
  });
  await createIndex(db, 'link', ['tenant_id', 'eresource_id', 'title_id', 'address_hash'], { unique: true });
  await createIndex(db, 'link', ['tenant_id', 'title_id', 'next_at']);
  await createIndex(db, 'link', ['tenant_id', 'next_at']);
  await createIndex(db, 'link', ['tenant_id', 'asked_on', 'host']);
  await createIndex(db, 'link', ['tenant_id', 'shelf', 'found_at', 'id']);
  await createIndex(db, 'link', ['asked_at', 'last_reported_at']);
  await createTable(db, 'link_host', ['tenant_id', 'host'], {
    tenant_id: 'text',
    host: 'text',
    rests_until: 'text',
  });
  await createIndex(db, 'link_host', ['rests_until']);
  await createTable(db, 'link_walk', ['tenant_id', 'list_id'], {
    tenant_id: 'text',
    list_id: 'text',
    after_id: 'text',
    walked_on: 'text',
  });
}
