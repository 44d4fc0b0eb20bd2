import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';

/** A list with its works. */
export type BookList = OutputOf<(typeof getBookList)['output']>;

/** A list of the reader who looks at it. */
export type OwnList = BookList & { readonly mine: NonNullable<BookList['mine']> };
