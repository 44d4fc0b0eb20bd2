import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import { findStaffTitles } from '@lectern/contracts/resources/titles/find-staff-titles';
import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { getTitleImport } from '@lectern/contracts/resources/titles/get-title-import';
import { getTitleLines } from '@lectern/contracts/resources/titles/get-title-lines';
import { importTitleMarks } from '@lectern/contracts/resources/titles/import-title-marks';
import { importTitles } from '@lectern/contracts/resources/titles/import-titles';
import { joinTitles } from '@lectern/contracts/resources/titles/join-titles';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { partTitle } from '@lectern/contracts/resources/titles/part-title';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { removeTitleList } from '@lectern/contracts/resources/titles/remove-title-list';
import { MAX_TITLE_FILE_BYTES, MOST_TITLE_LISTS } from '@lectern/contracts/resources/titles/title-list';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { newId } from '../../platform/db/ids.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { buildEresource } from '../eresource-rows.ts';
import { buildTitle, buildTitleImport, buildTitleList, buildTitleRow, titleListRow } from '../title-rows.ts';
import { type FileAndInput, type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { OF_WORDS } from './ways.ts';

const NONE = { id: 'nothing' };
const FACTS = { code: 'new', names: { 'en-US': 'New' } };

const having = ({ deps }: RefusingLibrary) => buildTitleList(deps.db);

async function importing(library: RefusingLibrary): Promise<string> {
  const listId = await having(library);
  await buildTitleImport(library.deps.db, { list_id: listId });
  return listId;
}

function sent(content: string | Uint8Array<ArrayBuffer>, listId: string, type = 'text/csv'): FileAndInput {
  return { file: new Blob([content], { type }), input: { listId } };
}

function marks(content: string | Uint8Array<ArrayBuffer>, type = 'text/csv'): FileAndInput {
  return { file: new Blob([content], { type }), input: { mark: 'doaj' } };
}

async function havingTitle({ deps }: RefusingLibrary): Promise<string> {
  return buildTitle(deps.db);
}

async function havingLine(library: RefusingLibrary, titleId: string): Promise<string> {
  const { deps } = library;
  const listId = await buildTitleList(deps.db, { eresource_id: await buildEresource(deps.db) });
  return buildTitleRow(deps.db, { title_id: titleId, list_id: listId });
}

/** How calls about titles of databases are refused. */
export const TITLES_PROVOKED: readonly Provoked[] = [
  provoked(getTitle, { TITLE_NOT_FOUND: () => NONE }),
  provoked(chooseTitleEntrance, { TITLE_NOT_FOUND: () => ({ ...NONE, sourceId: 'nothing' }) }),
  provoked(listTitles, OF_WORDS),
  provoked(getTitleImport, { TITLE_IMPORT_UNKNOWN: () => ({ importId: 'nothing' }) }),
  provoked(removeTitleList, {
    TITLE_LIST_NOT_FOUND: () => NONE,
    TITLE_IMPORT_RUNNING: async (library) => ({ id: await importing(library) }),
  }),
  provoked(undoTitleImport, {
    TITLE_LIST_NOT_FOUND: () => ({ listId: 'nothing' }),
    TITLE_IMPORT_RUNNING: async (library) => ({ listId: await importing(library) }),
    TITLE_UNDO_GONE: async (library) => ({ listId: await having(library) }),
  }),
  provokedUpload(importTitles, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(MAX_TITLE_FILE_BYTES + 1), 'nothing'),
    UPLOAD_TYPE_REFUSED: () => sent('GIF89a', 'nothing', 'image/gif'),
    TITLE_LIST_NOT_FOUND: () => sent('a\tb\n', 'nothing'),
    TITLE_IMPORT_RUNNING: async (library) => sent('a\tb\n', await importing(library)),
  }),
  provoked(findStaffTitles, OF_WORDS),
  provoked(getTitleLines, { TITLE_NOT_FOUND: () => NONE }),
  provoked(partTitle, {
    TITLE_NOT_FOUND: () => ({ ...NONE, lineIds: ['nothing'] }),
    TITLE_LINE_NOT_FOUND: async (library) => ({ id: await havingTitle(library), lineIds: ['nothing'] }),
    TITLE_PART_OF_ALL: async (library) => {
      const id = await havingTitle(library);
      return { id, lineIds: [await havingLine(library, id)] };
    },
  }),
  provoked(joinTitles, {
    TITLE_NOT_FOUND: () => ({ ...NONE, otherId: 'other' }),
    TITLE_JOINED_TO_ITSELF: async (library) => {
      const id = await havingTitle(library);
      return { id, otherId: id };
    },
  }),
  provokedUpload(importTitleMarks, {
    UPLOAD_TOO_LARGE: () => marks(new Uint8Array(importTitleMarks.maxBytes + 1)),
    UPLOAD_TYPE_REFUSED: () => marks('GIF89a', 'image/gif'),
    TITLE_MARKS_UNREADABLE: () => marks('a,b\n'),
  }),
  provoked(putTitleList, {
    ERESOURCE_NOT_FOUND: () => ({ ...FACTS, eresourceId: 'nothing' }),
    TITLE_LIST_NOT_FOUND: () => ({ ...FACTS, ...NONE, eresourceId: 'nothing' }),
    TITLE_LIST_CODE_TAKEN: async (library) => ({
      ...FACTS,
      code: await having(library),
      eresourceId: await buildEresource(library.deps.db),
    }),
    // Last: the lists stay.
    TITLE_LIST_LIMIT_REACHED: async (library) => {
      const eresourceId = await buildEresource(library.deps.db);
      const rows = Array.from({ length: MOST_TITLE_LISTS }, () => titleListRow(newId(), eresourceId));
      await insertRows(library.deps.db, 'title_list', rows);
      return { ...FACTS, eresourceId };
    },
  }),
];
