import type { ReadingState } from '@lectern/contracts/shelf/favourites/favourite';
import { MOST_IMPORTED_WORKS } from '@lectern/contracts/shelf/favourites/import-favourites';
import { type CsvRecord, CsvTextError, readCsvRecords } from '../../../collection/vocabulary/csv-records.ts';
import { type ImportedWork, importedWork } from './imported-work.ts';

/** Names of columns in files of Goodreads, of Douban and of spreadsheets, in lower case. */
const COLUMNS = {
  title: ['title', '标题', '標題', '书名', '書名', '题名', '題名', '名称', 'titre'],
  author: ['author', 'authors', '作者', 'auteur'],
  isbn: ['isbn13', 'isbn', 'isbn10', 'isbn-13'],
  note: ['private notes', 'note', 'notes', '备注', '備註', '评论', '評論', '短评', '我的短评', '我的評論'],
  tags: ['bookshelves', 'tags', '标签', '標籤', '我的标签', 'étiquettes'],
  state: ['exclusive shelf', 'state', 'status', '状态', '狀態', '阅读状态', '閱讀狀態', 'état'],
} as const;
type Column = keyof typeof COLUMNS;

/** Characters of a work with a long review. */
const LONGEST_ROW = 64_000;

const STATES: Readonly<Record<string, ReadingState>> = {
  'to-read': 'want',
  想读: 'want',
  想讀: 'want',
  'currently-reading': 'reading',
  在读: 'reading',
  在讀: 'reading',
  read: 'read',
  读过: 'read',
  讀過: 'read',
  已读: 'read',
};

/** The works of a CSV file that has a column with titles or with ISBNs; undefined if it has none. */
export function readTable(text: string): readonly ImportedWork[] | undefined {
  const [head, ...records] = recordsOf(text) ?? [];
  const names = (head?.values ?? []).map((name) => name.trim().toLowerCase());
  const isKnown = (column: Column) => COLUMNS[column].some((name) => names.includes(name));
  if (!isKnown('title') && !isKnown('isbn')) return undefined;
  return records.map(({ values: record }) => {
    const values = (column: Column) =>
      COLUMNS[column].flatMap((name) => record[names.indexOf(name)]?.trim() || []);
    const [title, author, note, state = ''] = (['title', 'author', 'note', 'state'] as const).map(
      (column) => values(column)[0],
    );
    const tags = values('tags').flatMap((list) => list.split(/[,;，；、]/));
    return importedWork({
      title,
      author,
      isbn: values('isbn').join(';'),
      note,
      // A shelf of Goodreads that is a state is no tag.
      tags: tags.filter((tag) => STATES[tag.trim()] === undefined),
      state: STATES[state.toLowerCase()] ?? '',
    });
  });
}

function recordsOf(text: string): readonly CsvRecord[] | undefined {
  try {
    // Reviews in the file may hold quotes as they were typed.
    return readCsvRecords(text, {
      mostRows: MOST_IMPORTED_WORKS,
      longestRow: LONGEST_ROW,
      relaxQuotes: true,
    });
  } catch (error) {
    if (error instanceof CsvTextError) return undefined;
    throw error;
  }
}
