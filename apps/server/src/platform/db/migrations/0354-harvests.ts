import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Repositories that are harvested by OAI-PMH, the runs, and what came from where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'harvest_source', ['id'], {
    id: 'text',
    tenant_id: 'text',
    name: 'text',
    address: 'text',
    prefix: 'text',
    set_spec: 'text',
    collection_id: 'text',
    policy_id: 'text',
    kind: 'text',
    is_open: 'integer',
    deletions: 'text',
    rhythm: 'text',
    is_on: 'integer',
    changed_since: 'text',
    next_at: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'harvest_source', ['tenant_id', 'name']);
  await createTable(db, 'harvest_run', ['id'], {
    id: 'text',
    tenant_id: 'text',
    source_id: 'text',
    staff_id: 'text',
    state: 'text',
    is_whole: 'integer',
    is_stopping: 'integer',
    from_date: 'text',
    granularity: 'text',
    response_date: 'text',
    token: 'text',
    pages: 'integer',
    empty_pages: 'integer',
    mark: 'text',
    attempts: 'integer',
    restarts: 'integer',
    total: 'integer',
    counts: 'text',
    fault: 'text',
    message: 'text',
    started_at: 'text',
    ended_at: 'text',
    next_at: 'text',
  });
  await createIndex(db, 'harvest_run', ['tenant_id', 'source_id', 'started_at']);
  await createIndex(db, 'harvest_run', ['tenant_id', 'state']);
  await createIndex(db, 'harvest_run', ['ended_at']);
  await createTable(db, 'harvest_item', ['id'], {
    id: 'text',
    tenant_id: 'text',
    source_id: 'text',
    identifier: 'text',
    object_id: 'text',
    record_hash: 'text',
    marks: 'text',
    is_deleted: 'integer',
    run_id: 'text',
  });
  await createIndex(db, 'harvest_item', ['tenant_id', 'source_id', 'id']);
  await createTable(db, 'harvest_left_out', ['id'], {
    id: 'text',
    tenant_id: 'text',
    run_id: 'text',
    identifier: 'text',
    reason: 'text',
    made_at: 'text',
  });
  await createIndex(db, 'harvest_left_out', ['tenant_id', 'run_id', 'id']);
  await createIndex(db, 'harvest_left_out', ['made_at']);
}
