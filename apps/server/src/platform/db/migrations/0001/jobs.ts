import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../../dialect.ts';
import { addSequenceTable, createIndex, createTable } from '../table.ts';

export async function createJobs(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'job', ['id'], {
    id: 'text',
    'tenant_id?': 'text',
    kind: 'text',
    payload: 'text',
    'unique_key?': 'text',
    state: 'text',
    run_at: 'text',
    attempts: 'integer',
    max_attempts: 'integer',
    'lease_owner?': 'text',
    'lease_until?': 'text',
    'last_error?': 'text',
    created_at: 'text',
    'finished_at?': 'text',
  });
  await createIndex(db, 'job', ['kind', 'unique_key'], {
    unique: true,
    where: sql<boolean>`state in ('waiting', 'running')`,
  });
  await createIndex(db, 'job', ['state', 'run_at']);
  await addSequenceTable(db, kind, 'outbox_event', {
    tenant_id: 'text',
    topic: 'text',
    subject_id: 'text',
    created_at: 'text',
  });
  await createTable(db, 'lease', ['name'], { name: 'text', owner: 'text', until: 'text' });
}
