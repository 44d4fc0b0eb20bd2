import { getTopScoreList } from '@lectern/contracts/shelf/rankings/get-top-score-list';
import { RANKING_DAYS } from '@lectern/contracts/shelf/rankings/ranges';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { BookShelf, SHELF_ROWS, ShelfSkeleton } from './book-shelf.tsx';

const RANGE = 'quarter';

/** The titles that readers rated best. Nothing if nobody rated one. */
export function BestRated() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const input = { range: RANGE, order: 'best', page: 1, rows: SHELF_ROWS } as const;
  const { data, error, isPending, refetch } = useCall(getTopScoreList, input, { staleMs: 5 * 60_000 });
  if (data?.books.length === 0) return null;
  return (
    <section aria-labelledby="best-rated">
      <SectionHeading
        id="best-rated"
        note={t('hotLoansNote', { count: RANKING_DAYS[RANGE] })}
        aside={<Link to={`/grade?range=${RANGE}`}>{t('wholeRanking')}</Link>}
      >
        {t('bestRated')}
      </SectionHeading>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <ShelfSkeleton />}
      <BookShelf
        books={data?.books ?? []}
        about={({ score, count }) =>
          t('rated', { score: format.number(score), count, number: format.number(count) })
        }
      />
    </section>
  );
}
