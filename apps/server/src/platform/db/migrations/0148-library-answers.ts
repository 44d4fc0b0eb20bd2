import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** The library's own questions and answers, and what staff need to look at answers of the assistant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'library_answer', ['id'], {
    id: 'text',
    tenant_id: 'text',
    wordings: 'text',
    answers: 'text',
    shown_from: 'text',
    shown_to: 'text',
    is_open: 'integer',
    version: 'integer',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'library_answer', ['tenant_id', 'updated_at']);
  await db.schema
    .alterTable('chat_turn')
    .addColumn('has_account', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await createIndex(db, 'chat_turn', ['tenant_id', 'asked_at']);
}
