import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Sums of each day and the rankings made of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'daily_sum', ['tenant_id', 'kind', 'day', 'record_id'], {
    tenant_id: 'text',
    kind: 'text',
    day: 'text',
    record_id: 'text',
    count: 'integer',
    points: 'integer',
  });
  await createTable(db, 'daily_sum_state', ['tenant_id', 'kind'], {
    tenant_id: 'text',
    kind: 'text',
    counted_until: 'text',
  });
  await createTable(db, 'ranking_place', ['tenant_id', 'ranking', 'span', 'place'], {
    tenant_id: 'text',
    ranking: 'text',
    span: 'text',
    place: 'integer',
    record_id: 'text',
    count: 'integer',
    points: 'integer',
  });
  await createTable(db, 'reading_group', ['tenant_id', 'span', 'code'], {
    tenant_id: 'text',
    span: 'text',
    code: 'text',
    names: 'text',
    loan_count: 'integer',
    reader_count: 'integer',
  });
  await createTable(db, 'ranking_made', ['tenant_id', 'ranking', 'span'], {
    tenant_id: 'text',
    ranking: 'text',
    span: 'text',
    made_at: 'text',
    total: 'integer',
  });
  await createIndex(db, 'favourite', ['tenant_id', 'added_at']);
}
