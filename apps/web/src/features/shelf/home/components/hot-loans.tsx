import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getHotLoans } from '@lectern/contracts/shelf/home/get-hot-loans';
import { RANKING_DAYS } from '@lectern/contracts/shelf/rankings/ranges';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ItemCountsPill } from '../../../../components/item-counts-pill.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './hot-loans.module.css';

const ROWS = 6;
const RANGE = 'quarter';

type HotLoan = OutputOf<(typeof getHotLoans)['output']>[number];

/** The most borrowed works, with the number of items on shelf. Nothing if nothing was borrowed. */
export function HotLoans() {
  const { t } = useTranslation('home');
  const { data, error, isPending, refetch } = useCall(getHotLoans, { rows: ROWS, range: RANGE });
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="hot-loans">
      <SectionHeading
        id="hot-loans"
        note={t('hotLoansNote', { count: RANKING_DAYS[RANGE] })}
        aside={<Link to={`/hotBook?range=${RANGE}`}>{t('wholeRanking')}</Link>}
      >
        {t('hotLoans')}
      </SectionHeading>
      <Card className={styles.card}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isPending && (
          <Loading>
            {[1, 2, 3].map((place) => (
              <div key={place} className={styles.row}>
                <Skeleton width="52px" height="78px" />
                <Skeleton width="50%" />
              </div>
            ))}
          </Loading>
        )}
        <ol className={styles.rank}>
          {data?.map((book, index) => (
            <Row key={book.recordId} book={book} place={index + 1} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function Row({ book, place }: { readonly book: HotLoan; readonly place: number }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.place} data-top={place <= 3 || undefined}>
        {format.number(place)}
      </span>
      <Cover recordId={book.recordId} title={book.title} imgUrl={book.imgUrl} width="52px" />
      <div className={styles.about}>
        <Link to={bibAddress(book.recordId)}>{book.title}</Link>
        <div className="muted small">{factLine(book.author, book.publisher)}</div>
      </div>
      <div className={styles.facts}>
        <span className="muted small num">
          {t('loanCount', { count: book.loanCount, number: format.number(book.loanCount) })}
        </span>
        {book.itemCount > 0 && <ItemCountsPill counts={book} />}
      </div>
    </li>
  );
}
