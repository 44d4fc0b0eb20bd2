import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Outside sources that are asked about books, how often each was asked, and how it did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'provider', ['id'], {
    id: 'text',
    tenant_id: 'text',
    code: 'text',
    names: 'text',
    kind: 'text',
    mappings: 'text',
    address: 'text',
    method: 'text',
    body: 'text',
    body_type: 'text',
    key_place: 'text',
    key_name: 'text',
    per_minute: 'integer',
    per_day: 'integer',
    value_seconds: 'integer',
    none_seconds: 'integer',
    failed_seconds: 'integer',
    place: 'integer',
    is_on: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'provider', ['tenant_id', 'code'], { unique: true });
  await createTable(db, 'provider_turn', ['tenant_id', 'provider_id'], {
    tenant_id: 'text',
    provider_id: 'text',
    minute: 'text',
    minute_count: 'integer',
    day: 'text',
    day_count: 'integer',
    last_fault: 'text',
    last_fault_at: 'text',
  });
  await createTable(db, 'provider_tally', ['tenant_id', 'provider_id', 'day'], {
    tenant_id: 'text',
    provider_id: 'text',
    day: 'text',
    kept_count: 'integer',
    value_count: 'integer',
    none_count: 'integer',
    failed_count: 'integer',
    held_count: 'integer',
    sent_ms: 'integer',
    longest_ms: 'integer',
  });
  await createIndex(db, 'provider_tally', ['day']);
}
