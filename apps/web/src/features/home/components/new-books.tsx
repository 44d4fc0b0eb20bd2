import { getNewBooks } from '@lectern/contracts/home/get-new-books';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../components/cover.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { bibAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './new-books.module.css';

/** A row of a wide screen holds seven. A phone shows the first six in two rows. */
const ROWS = 7;

/** The newest titles. Nothing if there are none. */
export function NewBooks({ thisWeek }: { readonly thisWeek: number }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { data, error, isPending, refetch } = useCall(getNewBooks, { rows: ROWS }, { staleMs: 5 * 60_000 });
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="new-books">
      <SectionHeading
        id="new-books"
        note={thisWeek > 0 && t('newThisWeek', { count: thisWeek, number: format.number(thisWeek) })}
      >
        {t('newBooks')}
      </SectionHeading>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <ShelfSkeleton />}
      <ul className={styles.shelf}>
        {data?.map((book) => (
          <li key={book.recordId}>
            <Link to={bibAddress(book.recordId)} className={styles.book}>
              <Cover {...book} width="100%" />
              <span className={styles.title}>{book.title}</span>
            </Link>
            <span className={styles.about}>{factLine(book.author, book.year)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfSkeleton() {
  return (
    <Loading>
      <div className={styles.shelf}>
        {Array.from({ length: ROWS }, (_, place) => (
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
