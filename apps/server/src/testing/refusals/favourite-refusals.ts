import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { addOnlineFavourite } from '@lectern/contracts/shelf/favourites/add-online-favourite';
import { deleteFolder } from '@lectern/contracts/shelf/favourites/delete-folder';
import { describeFavourite } from '@lectern/contracts/shelf/favourites/describe-favourite';
import { MOST_FAVOURITES, MOST_FOLDERS } from '@lectern/contracts/shelf/favourites/favourite';
import { getSharedFavourites } from '@lectern/contracts/shelf/favourites/get-shared-favourites';
import { importFavourites } from '@lectern/contracts/shelf/favourites/import-favourites';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import { moveFavourites } from '@lectern/contracts/shelf/favourites/move-favourites';
import { renameFolder } from '@lectern/contracts/shelf/favourites/rename-folder';
import { shareFolder } from '@lectern/contracts/shelf/favourites/share-folder';
import { insertFavourites } from '../../domains/shelf/favourites/store/favourite-store.ts';
import { insertFolder, type Owner } from '../../domains/shelf/favourites/store/folder-store.ts';
import { newId } from '../../platform/db/ids.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { buildBib } from '../catalogue-builders.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { engineAway } from './ways.ts';

const NO_FOLDER = { folderId: 'nothing' };
const FILE = new Blob(['9780142437247'], { type: 'text/plain' });

/** A reader calls who has folders of these names, the first of them the default one. Answers their ids. */
async function having(library: RefusingLibrary, names: readonly string[]): Promise<string[]> {
  const { owner, now } = await caller(library);
  return library.deps.db.transaction().execute(async (tx) => {
    const ids: string[] = [];
    for (const [at, name] of names.entries())
      ids.push((await insertFolder(tx, owner, { name, isDefault: at === 0, now })).id);
    return ids;
  });
}

async function caller(library: RefusingLibrary): Promise<{ readonly owner: Owner; readonly now: string }> {
  const patron = await buildPatron(library.deps.db);
  library.caller = { token: await buildSession(library.deps.db, patron) };
  return {
    owner: { tenantId: patron.tenant_id, patronId: patron.id },
    now: library.clock.now().toISOString(),
  };
}

/** A reader calls who keeps as much as is allowed. Answers a work that is not among it. */
async function full(library: RefusingLibrary): Promise<string> {
  const { owner, now } = await caller(library);
  await library.deps.db.transaction().execute(async (tx) => {
    const { id } = await insertFolder(tx, owner, { name: '', isDefault: true, now });
    const row = {
      tenant_id: owner.tenantId,
      patron_id: owner.patronId,
      folder_id: id,
      kind: 'bib' as const,
      source: '',
      control_number: '',
      title: '',
      author: '',
      isbn: '',
      note: '',
      tags: '[]',
      state: '' as const,
      search_text: '',
      title_key: '',
      author_key: '',
      added_at: now,
      updated_at: now,
    };
    const rows = Array.from({ length: MOST_FAVOURITES }, (_, at) => ({
      ...row,
      id: newId(),
      record_id: `${at}`,
    }));
    await insertFavourites(tx, rows);
  });
  return work(library, true);
}

async function work({ deps }: RefusingLibrary, isOnline = false): Promise<string> {
  const links = isOnline ? [{ kind: 'fulltext' as const, url: 'https://example.org/book' }] : [];
  return (await buildBib(deps.db, { description: { links } as never })).id;
}

/** How calls about favourites are refused. */
export const FAVOURITES_PROVOKED: readonly Provoked[] = [
  provoked(addFolder, {
    FOLDER_NAME_MISSING: () => ({ name: '' }),
    FOLDER_NAME_TAKEN: async (library) => {
      await having(library, ['', 'Sea']);
      return { name: 'Sea' };
    },
    FOLDER_LIMIT_REACHED: async (library) => {
      await having(
        library,
        Array.from({ length: MOST_FOLDERS }, (_, at) => `${at}`),
      );
      return { name: 'One more' };
    },
  }),
  provoked(renameFolder, {
    FOLDER_NOT_FOUND: () => ({ ...NO_FOLDER, name: 'Sea' }),
    FOLDER_NAME_MISSING: async (library) => ({ folderId: (await having(library, ['']))[0] ?? '', name: '' }),
    FOLDER_NAME_TAKEN: async (library) => ({
      folderId: (await having(library, ['', 'Sea']))[0] ?? '',
      name: 'Sea',
    }),
  }),
  provoked(deleteFolder, {
    FOLDER_NOT_FOUND: () => NO_FOLDER,
    FOLDER_IS_DEFAULT: async (library) => ({ folderId: (await having(library, ['']))[0] ?? '' }),
  }),
  provoked(addFavourites, {
    BIB_NOT_FOUND: () => ({ recordIds: ['nothing'] }),
    FOLDER_NOT_FOUND: async (library) => ({ recordIds: [await work(library)], ...NO_FOLDER }),
    FAVOURITE_LIMIT_REACHED: async (library) => ({ recordIds: [await full(library)] }),
  }),
  provoked(addOnlineFavourite, {
    BIB_NOT_FOUND: () => ({ recordId: 'nothing' }),
    FOLDER_NOT_FOUND: async (library) => ({ recordId: await work(library, true), ...NO_FOLDER }),
    FAVOURITE_LIMIT_REACHED: async (library) => ({ recordId: await full(library) }),
    FAVOURITE_NOT_ONLINE: async (library) => ({ recordId: await work(library) }),
  }),
  provoked(moveFavourites, { FOLDER_NOT_FOUND: () => ({ recordIds: ['nothing'], ...NO_FOLDER }) }),
  provokedUpload(importFavourites, {
    UPLOAD_TOO_LARGE: () => new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'text/csv' }),
    UPLOAD_TYPE_REFUSED: () => new Blob(['GIF89a'], { type: 'image/gif' }),
    FAVOURITE_FILE_UNREADABLE: () => new Blob(['Dear library,'], { type: 'text/plain' }),
    FOLDER_NOT_FOUND: () => ({ file: FILE, input: NO_FOLDER }),
    FAVOURITE_LIMIT_REACHED: async (library) => {
      await full(library);
      return FILE;
    },
    SEARCH_UNAVAILABLE: engineAway(FILE),
  }),
  provoked(listFavourites, { FOLDER_NOT_FOUND: () => NO_FOLDER }),
  provoked(shareFolder, { FOLDER_NOT_FOUND: () => NO_FOLDER }),
  provoked(describeFavourite, { FAVOURITE_NOT_FOUND: () => ({ recordId: 'nothing' }) }),
  provoked(getSharedFavourites, { FAVOURITES_LINK_ENDED: () => ({ token: 'A'.repeat(22) }) }),
];
