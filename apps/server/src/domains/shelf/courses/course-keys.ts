import { normaliseIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';

/** A text of an index has a limited size on PostgreSQL; the beginning decides the order well enough. */
const KEY_LENGTH = 120;

/** The beginning of a text, folded: order, and search by beginning. */
export function orderKey(text: string): string {
  return fold(text).slice(0, KEY_LENGTH).toWellFormed();
}

/** The folded words of a query. */
export function foldedWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Names a work within a course: by its record, else its ISBN, else title and author. */
export function workKey({
  recordId,
  isbn,
  title,
  author,
}: {
  readonly recordId: string;
  readonly isbn: string;
  readonly title: string;
  readonly author: string;
}): string {
  if (recordId !== '') return `bib:${recordId}`;
  const known = normaliseIsbn(isbn);
  return known ? `isbn:${known}` : `title:${orderKey(title)}/${orderKey(author).slice(0, 40)}`;
}
