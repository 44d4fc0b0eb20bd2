import { normaliseIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';

/** Texts of a favourite in which its reader searches. */
interface Searched {
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
  readonly note: string;
  readonly tags: readonly string[];
}

/** A text of the index has a limited size on PostgreSQL; the beginning decides the order well enough. */
const KEY_LENGTH = 120;

/** What is stored beside a favourite for search and order. */
export function searchColumns({ title, author, isbn, note, tags }: Searched) {
  return {
    search_text: fold([title, author, isbn, note, ...tags].join(' ')),
    title_key: orderKey(title),
    author_key: orderKey(author),
  };
}

function orderKey(text: string): string {
  return fold(text).slice(0, KEY_LENGTH).toWellFormed();
}

/** The folded words of a query; an ISBN in any form is one word. */
export function searchWords(query: string): string[] {
  const isbn = normaliseIsbn(query);
  return isbn ? [isbn] : fold(query).split(/\s+/).filter(Boolean);
}
