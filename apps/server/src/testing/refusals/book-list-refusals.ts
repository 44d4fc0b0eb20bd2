import { addToList } from '@lectern/contracts/shelf/booklists/add-to-list';
import {
  MAX_COVER_BYTES,
  MOST_ENTRIES,
  MOST_FOLLOWED,
  MOST_LISTS,
} from '@lectern/contracts/shelf/booklists/book-list';
import { changeList } from '@lectern/contracts/shelf/booklists/change-list';
import { copyList } from '@lectern/contracts/shelf/booklists/copy-list';
import { deleteList } from '@lectern/contracts/shelf/booklists/delete-list';
import { followList } from '@lectern/contracts/shelf/booklists/follow-list';
import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { getLibraryList } from '@lectern/contracts/shelf/booklists/get-library-list';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { moveEntries } from '@lectern/contracts/shelf/booklists/move-entries';
import { noteEntry } from '@lectern/contracts/shelf/booklists/note-entry';
import { putLibraryList } from '@lectern/contracts/shelf/booklists/put-library-list';
import { removeCover } from '@lectern/contracts/shelf/booklists/remove-cover';
import { removeFromList } from '@lectern/contracts/shelf/booklists/remove-from-list';
import { removeLibraryCover } from '@lectern/contracts/shelf/booklists/remove-library-cover';
import { removeLibraryList } from '@lectern/contracts/shelf/booklists/remove-library-list';
import { reportList } from '@lectern/contracts/shelf/booklists/report-list';
import { submitList } from '@lectern/contracts/shelf/booklists/submit-list';
import { updateCover } from '@lectern/contracts/shelf/booklists/update-cover';
import { updateLibraryCover } from '@lectern/contracts/shelf/booklists/update-library-cover';
import { withdrawList } from '@lectern/contracts/shelf/booklists/withdraw-list';
import { insertEntries } from '../../domains/shelf/booklists/store/entry-store.ts';
import { insertFollow } from '../../domains/shelf/booklists/store/follow-store.ts';
import {
  changeListRow,
  findAnyList,
  insertList,
  type ListOwner,
} from '../../domains/shelf/booklists/store/list-store.ts';
import { putBlock } from '../../domains/talk/moderation/store/block-store.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { buildBib } from '../catalogue-builders.ts';
import { hugePicture, pngOf } from '../pictures.ts';
import { asGuaranteedReader, asGuarantor } from './guarantee-ways.ts';
import { type FileAndInput, type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NO_LIST = { id: 'nothing' };
const LIST = {
  name: 'Whales',
  introduction: '',
  is_default: 0,
  state: 'private',
  shown_from: '',
  shown_to: '',
  search_text: '',
  name_key: '',
} as const;

/** A reader calls who has so many lists, and works in the first of them. Answers the id of the first. */
async function having(
  library: RefusingLibrary,
  { lists = 1, works = 0 }: { readonly lists?: number; readonly works?: number } = {},
): Promise<string> {
  const owner = await caller(library);
  const now = library.clock.now().toISOString();
  return library.deps.db.transaction().execute(async (tx) => {
    const rows = [];
    for (let at = 0; at < lists; at++) rows.push(await insertList(tx, owner, LIST, now));
    const list_id = rows[0]?.id ?? '';
    const texts = { source: '', control_number: '', title: '', author: '', isbn: '', note: 'a note' };
    await insertEntries(
      tx,
      Array.from({ length: works }, (_, position) => ({
        ...texts,
        tenant_id: owner.tenantId,
        list_id,
        record_id: `work-${position}`,
        position,
        added_at: now,
      })),
    );
    await changeListRow(tx, owner.tenantId, list_id, { entries: works });
    return list_id;
  });
}

/** An open list of the library. */
async function openList(library: RefusingLibrary, patronId = ''): Promise<string> {
  const now = library.clock.now().toISOString();
  const { id } = await library.deps.db
    .transaction()
    .execute((tx) => insertList(tx, { tenantId: '1001', patronId }, { ...LIST, state: 'open' }, now));
  return id;
}

async function caller(library: RefusingLibrary): Promise<ListOwner> {
  const patron = await buildPatron(library.deps.db);
  library.caller = { token: await buildSession(library.deps.db, patron) };
  return { tenantId: patron.tenant_id, patronId: patron.id };
}

/** Keeps the reader of a list from publishing. */
async function blockReaderOf({ deps: { db } }: RefusingLibrary, id: string): Promise<void> {
  const { tenant_id, patron_id } = (await findAnyList(db, '1001', id))!;
  const until = { until: '2099-01-01T00:00:00.000Z', blocked_at: '2026-01-01T00:00:00.000Z' };
  await db.transaction().execute((tx) => putBlock(tx, { tenant_id, patron_id, reason: 'Spam', ...until }));
}

const work = async ({ deps }: RefusingLibrary) => (await buildBib(deps.db)).id;

const sent = (
  content: string | Buffer<ArrayBuffer> | Uint8Array<ArrayBuffer>,
  type: string,
): FileAndInput => ({
  file: new Blob([content], { type }),
  input: { id: 'nothing' },
});

/** How calls about book lists are refused. */
export const BOOK_LISTS_PROVOKED: readonly Provoked[] = [
  provoked(makeList, {
    BOOK_LIST_NAME_MISSING: () => ({ name: ' ' }),
    BOOK_LIST_DATES_REVERSED: () => ({ name: 'Whales', shownFrom: '2026-02-01', shownTo: '2026-01-01' }),
    BOOK_LIST_LIMIT_REACHED: async (library) => {
      await having(library, { lists: MOST_LISTS });
      return { name: 'One more' };
    },
    BIB_NOT_FOUND: () => ({ name: 'Whales', recordIds: ['nothing'] }),
  }),
  provoked(changeList, {
    BOOK_LIST_NOT_FOUND: () => ({ ...NO_LIST, version: 0, name: 'Whales' }),
    BOOK_LIST_CHANGED: async (library) => ({ id: await having(library), version: 7, name: 'Whales' }),
    BOOK_LIST_NAME_MISSING: async (library) => ({ id: await having(library), version: 0, name: '' }),
    BOOK_LIST_DATES_REVERSED: async (library) => ({
      id: await having(library),
      version: 0,
      name: 'Whales',
      shownFrom: '2026-02-01',
      shownTo: '2026-01-01',
    }),
  }),
  provoked(deleteList, { BOOK_LIST_NOT_FOUND: () => NO_LIST }),
  provoked(addToList, {
    BOOK_LIST_NOT_FOUND: async (library) => ({ ...NO_LIST, recordIds: [await work(library)] }),
    BIB_NOT_FOUND: () => ({ recordIds: ['nothing'] }),
    BOOK_LIST_FULL: async (library) => ({
      id: await having(library, { works: MOST_ENTRIES }),
      recordIds: [await work(library)],
    }),
    BOOK_LIST_LIMIT_REACHED: async (library) => {
      await having(library, { lists: MOST_LISTS });
      return { recordIds: [await work(library)] };
    },
  }),
  provoked(removeFromList, { BOOK_LIST_NOT_FOUND: () => ({ ...NO_LIST, recordIds: ['nothing'] }) }),
  provoked(moveEntries, { BOOK_LIST_NOT_FOUND: () => ({ ...NO_LIST, recordIds: ['nothing'] }) }),
  provoked(noteEntry, {
    BOOK_LIST_NOT_FOUND: () => ({ ...NO_LIST, recordId: 'nothing', note: '', was: '' }),
    BOOK_LIST_CHANGED: async (library) => ({
      id: await having(library, { works: 1 }),
      recordId: 'work-0',
      note: 'mine',
      was: 'another',
    }),
  }),
  provoked(removeCover, { BOOK_LIST_NOT_FOUND: () => NO_LIST }),
  provokedUpload(updateCover, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(MAX_COVER_BYTES + 1), 'image/png'),
    UPLOAD_TYPE_REFUSED: () => sent('GIF89a', 'image/gif'),
    PICTURE_UNREADABLE: () => sent('no picture', 'image/jpeg'),
    PICTURE_TOO_DETAILED: () => sent(hugePicture(), 'image/png'),
    BOOK_LIST_NOT_FOUND: () => sent(pngOf(2, 3), 'image/png'),
  }),
  provoked(submitList, {
    BOOK_LIST_NOT_FOUND: () => NO_LIST,
    BOOK_LIST_EMPTY: async (library) => ({ id: await having(library) }),
    AUTHOR_BLOCKED: async (library) => {
      const id = await having(library, { works: 1 });
      await blockReaderOf(library, id);
      return { id };
    },
    BOOK_LIST_NOT_PRIVATE: async (library) => {
      const { patronId } = await caller(library);
      return { id: await openList(library, patronId) };
    },
    ACCOUNT_GUARANTEED: asGuaranteedReader(NO_LIST),
    ACCOUNT_GUARANTEES: asGuarantor(NO_LIST),
  }),
  provoked(reportList, {
    BOOK_LIST_NOT_FOUND: () => ({ ...NO_LIST, reason: 'Odd' }),
    BOOK_LIST_OWN: async (library) => ({ id: await having(library), reason: 'Odd' }),
  }),
  provoked(withdrawList, { BOOK_LIST_NOT_FOUND: () => NO_LIST }),
  provoked(copyList, {
    BOOK_LIST_NOT_FOUND: () => NO_LIST,
    BOOK_LIST_LIMIT_REACHED: async (library) => ({ id: await having(library, { lists: MOST_LISTS }) }),
  }),
  provoked(getBookList, { BOOK_LIST_NOT_FOUND: () => NO_LIST }),
  provoked(followList, {
    BOOK_LIST_NOT_FOUND: () => NO_LIST,
    BOOK_LIST_OWN: async (library) => ({ id: await having(library) }),
    FOLLOWED_LIMIT_REACHED: async (library) => {
      const { tenantId, patronId } = await caller(library);
      const followed = { tenant_id: tenantId, patron_id: patronId, followed_at: '2026-01-01T00:00:00.000Z' };
      await library.deps.db.transaction().execute(async (tx) => {
        for (let at = 0; at < MOST_FOLLOWED; at++)
          await insertFollow(tx, { ...followed, list_id: `list-${at}` });
      });
      return { id: await openList(library) };
    },
  }),
  provoked(getLibraryList, { BOOK_LIST_NOT_FOUND: () => NO_LIST }),
  provoked(putLibraryList, {
    BOOK_LIST_NOT_FOUND: () => ({ ...NO_LIST, name: 'Whales' }),
    BOOK_LIST_CHANGED: async (library) => ({ id: await openList(library), name: 'Whales', version: 7 }),
    BOOK_LIST_NAME_MISSING: () => ({ name: ' ' }),
    BOOK_LIST_DATES_REVERSED: () => ({ name: 'Whales', shownFrom: '2026-05-02', shownTo: '2026-05-01' }),
    BIB_NOT_FOUND: () => ({ name: 'Whales', works: [{ recordId: 'nothing' }] }),
    BOOK_LIST_LIMIT_REACHED: async (library) => {
      for (let at = 0; at < MOST_LISTS; at++) await openList(library);
      return { name: 'Whales' };
    },
  }),
  provoked(removeLibraryList, { BOOK_LIST_NOT_FOUND: () => NO_LIST }),
  provoked(removeLibraryCover, { BOOK_LIST_NOT_FOUND: () => NO_LIST }),
  provokedUpload(updateLibraryCover, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(MAX_COVER_BYTES + 1), 'image/png'),
    UPLOAD_TYPE_REFUSED: () => sent('GIF89a', 'image/gif'),
    PICTURE_UNREADABLE: () => sent('no picture', 'image/jpeg'),
    PICTURE_TOO_DETAILED: () => sent(hugePicture(), 'image/png'),
    BOOK_LIST_NOT_FOUND: () => sent(pngOf(2, 3), 'image/png'),
  }),
];
