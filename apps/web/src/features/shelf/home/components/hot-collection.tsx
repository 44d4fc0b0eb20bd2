import { getHotCollection } from '@lectern/contracts/shelf/rankings/get-hot-collection';
import { RANKING_DAYS } from '@lectern/contracts/shelf/rankings/ranges';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { BookShelf, SHELF_ROWS, ShelfSkeleton } from './book-shelf.tsx';

const RANGE = 'quarter';

/** The titles that most readers keep among their favourites. Nothing if nobody keeps one. */
export function HotCollection() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const input = { range: RANGE, rows: SHELF_ROWS } as const;
  const { data, error, isPending, refetch } = useCall(getHotCollection, input, { staleMs: 5 * 60_000 });
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="hot-collection">
      <SectionHeading
        id="hot-collection"
        note={t('hotLoansNote', { count: RANKING_DAYS[RANGE] })}
        aside={<Link to="/collect">{t('wholeRanking')}</Link>}
      >
        {t('hotCollection')}
      </SectionHeading>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <ShelfSkeleton />}
      <BookShelf
        books={data ?? []}
        about={({ count }) => t('favouriteCount', { count, number: format.number(count) })}
      />
    </section>
  );
}
