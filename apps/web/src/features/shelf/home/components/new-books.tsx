import { getNewBooks } from '@lectern/contracts/shelf/home/get-new-books';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { BookShelf, SHELF_ROWS, ShelfSkeleton } from './book-shelf.tsx';

/** The newest titles. Nothing if there are none. */
export function NewBooks({ thisWeek }: { readonly thisWeek: number }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const answer = useCall(getNewBooks, { rows: SHELF_ROWS }, { staleMs: 5 * 60_000 });
  const { data, error, isPending, refetch } = answer;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="new-books">
      <SectionHeading
        id="new-books"
        note={thisWeek > 0 && t('newThisWeek', { count: thisWeek, number: format.number(thisWeek) })}
        aside={<Link to="/newBookInform">{t('allNewBooks')}</Link>}
      >
        {t('newBooks')}
      </SectionHeading>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <ShelfSkeleton />}
      <BookShelf books={data ?? []} about={({ author, year }) => factLine(author, year)} />
    </section>
  );
}
