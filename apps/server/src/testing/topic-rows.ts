import type { TopicTable } from '../domains/shelf/topics/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

/** An open topic of the first library, with what is given; answers its id. */
export async function buildTopic(db: Db, given: Partial<TopicTable> = {}): Promise<string> {
  const at = '2026-03-02T08:00:00.000Z';
  const row: TopicTable = {
    id: newId(),
    tenant_id: TENANT,
    title: 'Whales',
    class_name: '',
    summary: '',
    body: '',
    cover_file: '',
    links: '[]',
    is_open: 1,
    is_featured: 0,
    shown_from: '',
    shown_to: '',
    version: 0,
    search_text: 'whales',
    created_at: at,
    updated_at: at,
    ...given,
  };
  await db.insertInto('topic').values(row).execute();
  return row.id;
}
