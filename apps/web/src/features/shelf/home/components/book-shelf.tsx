import type { BookCard } from '@lectern/contracts/shelf/home/book-card';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from './book-shelf.module.css';

/** A row of a wide screen holds seven. A phone shows the first six in two rows. */
export const SHELF_ROWS = 7;

/** Titles by their covers, with a line about each. */
export function BookShelf<Book extends BookCard>({
  books,
  about,
}: {
  readonly books: readonly Book[];
  readonly about: (book: Book) => ReactNode;
}) {
  return (
    <ul className={styles.shelf}>
      {books.map((book) => (
        <li key={book.recordId}>
          <Link to={bibAddress(book.recordId)} className={styles.book}>
            <Cover {...book} width="100%" />
            <span className={styles.title}>{book.title}</span>
          </Link>
          <span className={styles.about}>{about(book)}</span>
        </li>
      ))}
    </ul>
  );
}

export function ShelfSkeleton() {
  return (
    <Loading>
      <div className={styles.shelf}>
        {Array.from({ length: SHELF_ROWS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes have no other name
          <div key={place}>
            <div className={styles.coverShape}>
              <Skeleton height="100%" radius="3px 6px 6px 3px" />
            </div>
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
