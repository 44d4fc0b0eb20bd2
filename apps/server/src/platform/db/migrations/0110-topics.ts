import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** Topics of the library, in place of tables of the same purpose that nothing ever wrote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('topic').execute();
  await db.schema.dropTable('topic_class').execute();
  await createTable(db, 'topic', ['id'], {
    id: 'text',
    tenant_id: 'text',
    title: 'text',
    class_name: 'text',
    summary: 'text',
    body: 'text',
    cover_file: 'text',
    links: 'text',
    is_open: 'integer',
    is_featured: 'integer',
    shown_from: 'text',
    shown_to: 'text',
    version: 'integer',
    search_text: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'topic', ['tenant_id', 'is_open', 'created_at']);
  await createTable(db, 'topic_list', ['topic_id', 'position'], {
    tenant_id: 'text',
    topic_id: 'text',
    position: 'integer',
    list_id: 'text',
  });
}
