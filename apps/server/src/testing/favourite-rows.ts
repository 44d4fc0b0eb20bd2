import type { FavouriteTable } from '../domains/shelf/favourites/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { CREATED, TENANT } from './built-rows.ts';

/** Stores a favourite of a reader of tenant `alpha`; answers its id. */
export async function buildFavourite(db: Db, given: Partial<FavouriteTable> = {}): Promise<string> {
  const row: FavouriteTable = {
    id: newId(),
    tenant_id: TENANT,
    patron_id: 'p',
    folder_id: '',
    kind: 'bib',
    record_id: 'r',
    source: '',
    control_number: '',
    title: '',
    author: '',
    isbn: '',
    note: '',
    tags: '[]',
    state: '',
    search_text: '',
    title_key: '',
    author_key: '',
    added_at: CREATED,
    updated_at: CREATED,
    ...given,
  };
  await db.insertInto('favourite').values(row).execute();
  return row.id;
}
