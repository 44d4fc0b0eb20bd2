import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** The text of files page by page, what became of reading it, and the day of the index of pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'digital_page', ['tenant_id', 'file_id', 'page'], {
    tenant_id: 'text',
    file_id: 'text',
    page: 'integer',
    text: 'text',
  });
  await createTable(db, 'page_index', ['tenant_id'], { tenant_id: 'text', day: 'text', version: 'integer' });
  for (const column of ['text_state', 'text_fault'])
    await db.schema
      .alterTable('digital_file')
      .addColumn(column, 'text', (of) => of.notNull().defaultTo(''))
      .execute();
  for (const column of ['text_pages', 'unread_pages'])
    await db.schema
      .alterTable('digital_file')
      .addColumn(column, 'integer', (of) => of.notNull().defaultTo(0))
      .execute();
  await (db as Kysely<{ digital_file: { text_state: string; media_type: string } }>)
    .updateTable('digital_file')
    .set((eb) => ({
      text_state: eb.case().when('media_type', '=', 'application/pdf').then('waiting').else('absent').end(),
    }))
    .execute();
  await db.schema
    .createIndex('digital_file_text_state')
    .on('digital_file')
    .columns(['tenant_id', 'text_state', 'id'])
    .execute();
}
