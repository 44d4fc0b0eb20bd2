import type { Language } from '@lectern/contracts/kernel/languages';
import type { Favourite } from '@lectern/contracts/shelf/favourites/favourite';
import type { TableRow } from '@lectern/rules/csv';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { pageOfFavourites } from './page-of-favourites.ts';
import { presentFolder } from './present-folder.ts';
import { listFoldersOf } from './store/folder-store.ts';

const ROWS_AT_ONCE = 200;

/** Headings and states as the import reads them (import/read-table.ts). Folder, publisher and year are for people. */
const WORDS: Record<
  Language,
  { readonly file: string; readonly headings: readonly string[]; readonly states: readonly string[] }
> = {
  'zh-CN': {
    file: '我的收藏',
    headings: ['书名', '作者', 'ISBN', '出版社', '出版年', '收藏夹', '标签', '状态', '备注'],
    states: ['想读', '在读', '读过'],
  },
  'zh-TW': {
    file: '我的收藏',
    headings: ['書名', '作者', 'ISBN', '出版社', '出版年', '收藏夾', '標籤', '狀態', '備註'],
    states: ['想讀', '在讀', '讀過'],
  },
  'en-US': {
    file: 'favourites',
    headings: ['Title', 'Author', 'ISBN', 'Publisher', 'Year', 'Folder', 'Tags', 'State', 'Note'],
    states: ['to-read', 'currently-reading', 'read'],
  },
  'fr-FR': {
    file: 'favoris',
    headings: ['Titre', 'Auteur', 'ISBN', 'Éditeur', 'Année', 'Dossier', 'Étiquettes', 'État', 'Note'],
    states: ['to-read', 'currently-reading', 'read'],
  },
};

/** The name of the file, without day and ending. */
export function favouritesFileName(language: Language): string {
  return WORDS[language].file;
}

/** The rows of the file, headings first, read some hundred at a time. */
export async function* favouriteRows(
  deps: Pick<Deps, 'db' | 'search' | 'keepable'>,
  reader: { readonly tenant: Tenant; readonly patronId: string },
  language: Language,
): AsyncGenerator<TableRow> {
  const { headings, states } = WORDS[language];
  const owner = { tenantId: reader.tenant.id, patronId: reader.patronId };
  const folders = new Map(
    (await listFoldersOf(deps.db, owner)).map((row) => [row.id, presentFolder(row, 0, language).name]),
  );
  const stateOf: Readonly<Record<Favourite['state'], string>> = {
    '': '',
    want: states[0] ?? '',
    reading: states[1] ?? '',
    read: states[2] ?? '',
  };
  yield [...headings];
  for (let page = 1; ; page++) {
    const part = { page, rows: ROWS_AT_ONCE, sort: 'added' } as const;
    const { favourites } = await pageOfFavourites(deps, reader, {}, part);
    for (const one of favourites)
      yield [
        one.title,
        one.author,
        one.isbn,
        one.publisher,
        one.publishYear ?? '',
        folders.get(one.folderId) ?? '',
        one.tags.join(', '),
        stateOf[one.state],
        one.note,
      ];
    if (favourites.length < ROWS_AT_ONCE) return;
  }
}
