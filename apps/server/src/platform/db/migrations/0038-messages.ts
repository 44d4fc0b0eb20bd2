import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Inboxes of readers; open loans are found by the day on which they are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'message', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    kind: 'text',
    facts: 'text',
    unique_key: 'text',
    created_at: 'text',
    'read_at?': 'text',
    'deleted_at?': 'text',
  });
  await createIndex(db, 'message', ['tenant_id', 'unique_key'], { unique: true });
  await createIndex(db, 'message', ['patron_id', 'id']);
  await createIndex(db, 'message', ['created_at']);
  await createIndex(db, 'message', ['deleted_at'], { where: sql<boolean>`deleted_at is not null` });
  await createIndex(db, 'loan', ['tenant_id', 'due_date'], { where: sql<boolean>`returned_at is null` });
}
