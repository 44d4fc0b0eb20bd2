import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { FAVOURITE_LIMIT_REACHED } from '@lectern/contracts/shelf/favourites/errors';
import { MOST_FAVOURITES } from '@lectern/contracts/shelf/favourites/favourite';
import type { IMPORT_OUTCOMES } from '@lectern/contracts/shelf/favourites/import-favourites';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { authorLine, mainIsbn } from '../../../collection/catalogue/records/bib-words.ts';
import { favouriteKind } from '../../../collection/catalogue/records/favourite-kind.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { recordSources } from '../../../collection/catalogue/records/record-sources.ts';
import { defaultFolder, lockOwnFolder } from '../own-folder.ts';
import { searchColumns } from '../search-words.ts';
import { countFavourites, insertFavourites, listAwaited, starredOf } from '../store/favourite-store.ts';
import { lockFavourites, type Owner } from '../store/folder-store.ts';
import type { FavouriteTable } from '../tables.ts';
import { awaitedId } from './awaited.ts';
import type { ImportedWork } from './imported-work.ts';

export interface ImportedRow {
  readonly work: ImportedWork;
  readonly outcome: (typeof IMPORT_OUTCOMES)[number];
  /** Empty if the catalogue does not have it. */
  readonly recordId: string;
}

/** Adds works to a folder, those with a record and those that wait for one; each is there once. */
export async function importWorks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Owner,
  {
    works,
    records,
    folderId,
    check,
  }: {
    readonly works: readonly ImportedWork[];
    /** The record of each work that the catalogue has. */
    readonly records: ReadonlyMap<ImportedWork, string>;
    readonly folderId: string | undefined;
    readonly check: boolean;
  },
): Promise<readonly ImportedRow[] | Refusal<'FOLDER_NOT_FOUND' | 'FAVOURITE_LIMIT_REACHED'>> {
  const { tenantId, patronId } = owner;
  const ids = [...new Set(records.values())];
  const bibs = await findBibs(db, tenantId, ids);
  const sources = await recordSources(db, tenantId, ids);
  const now = clock.now().toISOString();
  return inTransaction(db, async (tx) => {
    await lockFavourites(tx, owner);
    const own = folderId === undefined ? undefined : await lockOwnFolder(tx, owner, folderId);
    if (isRefusal(own)) return own;
    const known = new Set([
      ...(await starredOf(tx, owner, ids)),
      ...(await listAwaited(tx, owner)).map(awaitedKey),
    ]);
    const rows: FavouriteTable[] = [];
    const folder = check ? undefined : (own?.folder ?? (await defaultFolder(tx, owner, now)));
    const outcomes = works.map((work): ImportedRow => {
      const recordId = records.get(work) ?? '';
      const bib = bibs.get(recordId)?.bib;
      const source = sources.get(recordId);
      if (!work.title && !work.isbn) return { work, outcome: 'unreadable', recordId: '' };
      const words = bib
        ? { title: bib.title, author: authorLine(bib), isbn: mainIsbn(bib) }
        : { title: work.title || work.isbn, author: work.author, isbn: work.isbn };
      const columns = searchColumns({ ...words, note: work.note, tags: work.tags });
      const key = bib ? recordId : awaitedKey({ ...columns, isbn: words.isbn });
      if (known.has(key)) return { work, outcome: 'already', recordId };
      known.add(key);
      rows.push({
        id: newId(),
        tenant_id: tenantId,
        patron_id: patronId,
        folder_id: folder?.id ?? '',
        kind: bib ? favouriteKind(bib) : 'bib',
        record_id: bib ? recordId : awaitedId(),
        source: source?.source ?? '',
        control_number: source?.controlNumber ?? '',
        ...words,
        note: work.note,
        tags: toJson(work.tags),
        state: work.state,
        ...columns,
        added_at: now,
        updated_at: now,
      });
      return { work, outcome: bib ? 'added' : 'kept', recordId };
    });
    if ((await countFavourites(tx, owner)) + rows.length > MOST_FAVOURITES)
      return refuse(FAVOURITE_LIMIT_REACHED, { limit: MOST_FAVOURITES });
    if (!check) await insertFavourites(tx, rows);
    return outcomes;
  });
}

/** Two entries without a record are the same work if they have one ISBN, or title and author alike. */
function awaitedKey({
  isbn,
  title_key,
  author_key,
}: Pick<FavouriteTable, 'isbn' | 'title_key' | 'author_key'>): string {
  return isbn || `${title_key}\n${author_key}`;
}
