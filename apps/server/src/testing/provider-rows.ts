import type { ProviderTable } from '../domains/discovery/providers/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

/** A row of a provider of tenant `alpha` that is on. */
export function providerRow(given: Partial<ProviderTable> = {}): ProviderTable {
  const id = given.id ?? newId();
  return {
    id,
    tenant_id: TENANT,
    code: id,
    names: JSON.stringify({ 'en-US': 'A source' }),
    kind: 'link',
    mappings: JSON.stringify([{ purpose: 'elsewhere', mapping: '' }]),
    address: 'https://books.example.org/{isbn}',
    method: 'GET',
    body: '',
    body_type: 'json',
    key_place: 'none',
    key_name: '',
    per_minute: 0,
    per_day: 0,
    value_seconds: 3600,
    none_seconds: 600,
    failed_seconds: 60,
    place: 100,
    is_on: 1,
    catalogue: '{}',
    created_at: '2026-03-01T00:00:00.000Z',
    updated_at: '2026-03-01T00:00:00.000Z',
    ...given,
  };
}

/** Stores a provider with nothing counted; answers its id. */
export async function buildProvider(db: Db, given: Partial<ProviderTable> = {}): Promise<string> {
  const row = providerRow(given);
  await db.insertInto('provider').values(row).execute();
  await db
    .insertInto('provider_turn')
    .values({
      tenant_id: row.tenant_id,
      provider_id: row.id,
      minute: '',
      minute_count: 0,
      day: '',
      day_count: 0,
      last_fault: '',
      last_fault_at: '',
    })
    .execute();
  return row.id;
}
