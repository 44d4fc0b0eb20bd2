import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Points of readers: the terms of each library, what gave and took points, and how many each reader has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'point_terms', ['tenant_id'], {
    tenant_id: 'text',
    'valid_days?': 'integer',
    pays: 'integer',
    minor_units: 'integer',
    least_points: 'integer',
    'most_a_day?': 'integer',
  });
  await createTable(db, 'point_rule', ['tenant_id', 'event'], {
    tenant_id: 'text',
    event: 'text',
    points: 'integer',
    'times_a_day?': 'integer',
  });
  await createTable(db, 'point_account', ['tenant_id', 'patron_id'], {
    tenant_id: 'text',
    patron_id: 'text',
    balance: 'integer',
  });
  await createTable(db, 'point_entry', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    patron_id: 'text',
    kind: 'text',
    operation: 'text',
    change: 'integer',
    balance: 'integer',
    remaining: 'integer',
    'expires_at?': 'text',
    cause: 'text',
    platform: 'text',
    note: 'text',
    made_at: 'text',
  });
  await createIndex(db, 'point_entry', ['tenant_id', 'cause'], { unique: true });
  await createIndex(db, 'point_entry', ['patron_id', 'made_at']);
  await createIndex(db, 'point_entry', ['expires_at', 'tenant_id']);
}
