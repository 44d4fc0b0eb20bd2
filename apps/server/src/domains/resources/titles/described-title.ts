import { fold } from '@lectern/search/analysis/fold';
import type { TitleRow } from '../../../platform/kbart/title-row.ts';
import type { TitleTable } from './tables.ts';

/** What a line says of its title itself, apart from its coverage. */
export type DescribedTitle = Pick<
  TitleTable,
  | 'kind'
  | 'name'
  | 'author'
  | 'publisher'
  | 'print_issn'
  | 'online_issn'
  | 'print_isbn'
  | 'online_isbn'
  | 'edition'
  | 'published_on'
>;

export function describedTitle(row: TitleRow): DescribedTitle {
  return {
    kind: row.kind,
    name: row.title,
    author: row.firstAuthor || row.firstEditor,
    publisher: row.publisher,
    print_issn: row.printIssn,
    online_issn: row.onlineIssn,
    print_isbn: row.printIsbn,
    online_isbn: row.onlineIsbn,
    edition: row.edition,
    published_on: row.publishedOn,
  };
}

/**
 * What a title is known by, the surest first: its numbers, or without any its name with publisher (of a serial) or author and edition (of a
 * book). Lines with a key in common are about one title.
 */
export function titleKeys(title: DescribedTitle): string[] {
  const issns = [title.print_issn, title.online_issn].filter(Boolean).map((issn) => `issn:${issn}`);
  const isbns = [title.print_isbn, title.online_isbn].filter(Boolean).map((isbn) => `isbn:${isbn}`);
  // The number of a series stands in lines of its volumes too: it names no book.
  const numbers = title.kind === 'serial' ? issns : isbns;
  if (numbers.length > 0) return [...new Set(numbers)];
  const beside = title.kind === 'serial' ? [title.publisher] : [title.author, title.edition];
  return [`name:${title.kind}:${[title.name, ...beside].map(nameKey).join('|')}`.slice(0, 500)];
}

function nameKey(text: string): string {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
