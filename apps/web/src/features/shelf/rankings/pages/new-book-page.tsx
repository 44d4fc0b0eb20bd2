import { listNewBooks } from '@lectern/contracts/shelf/home/list-new-books';
import { MOST_NEW_BOOKS, NEW_RANGES } from '@lectern/contracts/shelf/rankings/ranges';
import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { mappingPathOf } from '../../../../lib/mapping-path.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { BookRow } from '../components/book-row.tsx';
import styles from '../components/list-frame.module.css';
import { ListFrame } from '../components/list-frame.tsx';
import { useRange } from '../range-of-address.ts';

const ROWS = 20;

/** /newBookInform: what came lately, newest first. */
export default function NewBookPage() {
  const { t } = useTranslation('rankings');
  const format = useFormat();
  const range = useRange(NEW_RANGES, 'month');
  const page = usePageNumber();
  const answer = useCall(listNewBooks, { range, page, rows: ROWS });
  const total = answer.data?.total ?? 0;
  return (
    <ListFrame
      name="newBookInform"
      ranges={NEW_RANGES}
      range={range}
      rangeName={(one) => t(`newRange.${one}`)}
    >
      {total > 0 && (
        <p className={styles.sum}>
          <span className="num">
            {t(total >= MOST_NEW_BOOKS ? 'newest' : 'titles', {
              count: total,
              number: format.number(total),
            })}
          </span>
          <a href={`/${encodeURIComponent(mappingPathOf(window.location.pathname))}/feed`}>
            <Rss size={15} aria-hidden /> {t('feed')}
          </a>
        </p>
      )}
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ range }}
        empty={
          <EmptyState
            title={t(`noneNew.${range}`)}
            hint={t('noneHint')}
            actions={
              <ButtonLink kind="primary" to={range === 'twoYears' ? '/home' : '?range=twoYears'}>
                {t(range === 'twoYears' ? 'toHome' : 'tryTwoYears')}
              </ButtonLink>
            }
          />
        }
      >
        {answer.data?.books.map((book) => (
          <BookRow key={book.recordId} book={book}>
            {t('addedOn', { day: format.date(book.addedOn, 'short') })}
          </BookRow>
        ))}
      </PagedList>
    </ListFrame>
  );
}
