import type { BookCard } from '@lectern/contracts/shelf/home/book-card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { ItemCountsPill } from '../../../../components/item-counts-pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './book-row.module.css';

type Book = BookCard & {
  readonly onShelfCount: number;
  readonly loanableCount: number;
  readonly itemCount: number;
};

/** A title of a list: its place, what it is, what it is listed for, and whether it can be had now. */
export function BookRow({
  book,
  place,
  share,
  children,
}: {
  readonly book: Book;
  readonly place?: number;
  /** Its count as a part of the first one's, from 0 to 1, drawn as a bar. */
  readonly share?: number;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('rankings');
  const format = useFormat();
  return (
    <li className={styles.row} data-first={place === 1 || undefined}>
      {place !== undefined && (
        <span className={styles.place} data-top={place <= 3 || undefined}>
          <span className="hidden-visually">{t('place', { number: format.number(place) })}</span>
          <span aria-hidden>{format.number(place)}</span>
        </span>
      )}
      <Cover {...book} author={place === 1 ? book.author : ''} width="var(--row-cover)" />
      <div className={styles.about}>
        <Link to={bibAddress(book.recordId)}>{book.title}</Link>
        <div className="muted small">{factLine(book.author, book.publisher, book.year)}</div>
      </div>
      <div className={styles.facts}>
        <span className={styles.count}>{children}</span>
        {share !== undefined && (
          <span className={styles.bar} aria-hidden>
            <span style={{ inlineSize: `${Math.max(3, Math.round(share * 100))}%` }} />
          </span>
        )}
        {book.itemCount > 0 && (
          <span className={styles.copies}>
            <ItemCountsPill counts={book} />
          </span>
        )}
      </div>
    </li>
  );
}
