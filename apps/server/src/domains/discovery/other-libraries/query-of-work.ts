import type { RemoteQuery } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';

/** Characters of a title with its author that are sent. */
const MOST_WORDS = 200;

/** The search by which another library finds one work: by its number where there is one, else by its title with the author. */
export function queryOfWork(
  { title, author, isbn }: { readonly title: string; readonly author: string; readonly isbn: string },
  limit: number,
): RemoteQuery {
  if (isbn !== '') return { words: isbn, field: 'isbn', offset: 0, limit };
  const words = author === '' ? title : `${title} ${author}`;
  return { words: words.slice(0, MOST_WORDS), field: author === '' ? 'title' : 'any', offset: 0, limit };
}
