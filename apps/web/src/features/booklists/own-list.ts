import type { getBookList } from '@lectern/contracts/booklists/get-book-list';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';

/** A list with its works. */
export type BookList = OutputOf<(typeof getBookList)['output']>;

/** A list of the reader who looks at it. */
export type OwnList = BookList & { readonly mine: NonNullable<BookList['mine']> };
