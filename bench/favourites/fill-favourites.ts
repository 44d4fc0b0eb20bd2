import { READING_STATES } from '@lectern/contracts/shelf/favourites/favourite';
import { fold } from '@lectern/search/analysis/fold';
import type { FavouriteTable } from '@lectern/server/domains/shelf/favourites/tables';
import type { Db } from '@lectern/server/platform/db/database';
import { newId } from '@lectern/server/platform/db/ids';
import { insertRows } from '@lectern/server/platform/db/insert-rows';

const FOLDERS = 50;
const AT_ONCE = 5000;
const DAY_MS = 86_400_000;
const FIRST = Date.parse('2020-01-01T00:00:00.000Z');

/** Gives a reader so many favourites in folders, with tags and reading states. Their records are not in the catalogue. */
export async function fillFavourites(
  db: Db,
  patron: { readonly id: string; readonly tenant_id: string },
  count: number,
): Promise<{ readonly folderIds: readonly string[]; readonly recordIds: readonly string[] }> {
  const { id: patron_id, tenant_id } = patron;
  const made = new Date(FIRST).toISOString();
  const folders = Array.from({ length: FOLDERS }, (_, at) => ({
    id: newId(),
    tenant_id,
    patron_id,
    name: `Folder ${at}`,
    is_default: at === 0 ? (1 as const) : (0 as const),
    share_hash: null,
    shared_at: null,
    created_at: made,
    updated_at: made,
  }));
  await db.transaction().execute((tx) => insertRows(tx, 'favourite_folder', folders));
  const recordIds = Array.from({ length: count }, () => newId());
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = recordIds.slice(from, from + AT_ONCE).map((record_id, place): FavouriteTable => {
      const at = from + place;
      const title = `Title ${(at * 7919) % count} of a measured ${at}`;
      const author = `Author ${at % 5000}`;
      const added_at = new Date(FIRST + at * (DAY_MS / 100)).toISOString();
      return {
        ...{ id: newId(), tenant_id, patron_id, record_id, title, author, added_at },
        folder_id: folders[at % FOLDERS]!.id,
        kind: 'bib',
        source: 'bench',
        control_number: String(at),
        isbn: '',
        note: '',
        tags: JSON.stringify(at % 4 === 0 ? [`tag${at % 20}`] : []),
        state: READING_STATES[at % READING_STATES.length]!,
        search_text: fold(`${title} ${author}`),
        title_key: fold(title),
        author_key: fold(author),
        updated_at: added_at,
      };
    });
    await db.transaction().execute((tx) => insertRows(tx, 'favourite', rows));
  }
  return { folderIds: folders.map(({ id }) => id), recordIds };
}
