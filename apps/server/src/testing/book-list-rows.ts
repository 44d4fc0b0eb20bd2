import type { BookListTable } from '../domains/shelf/booklists/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

/** An open list of the first library without works, with what is given; answers its id. */
export async function buildLibraryList(db: Db, given: Partial<BookListTable> = {}): Promise<string> {
  const at = '2026-03-02T08:00:00.000Z';
  const row: BookListTable = {
    id: newId(),
    tenant_id: TENANT,
    patron_id: '',
    name: 'Whales',
    introduction: '',
    cover_file: '',
    is_default: 0,
    state: 'open',
    refusal_reason: '',
    shown_from: '',
    shown_to: '',
    version: 0,
    entries: 0,
    followers: 0,
    search_text: 'whales',
    name_key: 'whales',
    opened_at: at,
    created_at: at,
    updated_at: at,
    ...given,
  };
  await db.insertInto('book_list').values(row).execute();
  return row.id;
}
