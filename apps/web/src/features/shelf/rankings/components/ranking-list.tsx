import type { ApiError } from '@lectern/contracts/kernel/client';
import { RANKING_RANGES, type RankingRange } from '@lectern/contracts/shelf/rankings/ranges';
import type { RankedBook } from '@lectern/contracts/shelf/rankings/ranked-book';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { BookRow } from './book-row.tsx';
import { ListFrame } from './list-frame.tsx';
import { MadeAt } from './made-at.tsx';

/** Titles on a page. */
export const ROWS = 20;

/** A ranking of titles: places, bars, times, and what to do where it is empty. */
export function RankingList<Book extends RankedBook>({
  name,
  range,
  page,
  answer,
  more,
  above,
  shareOf,
  wordsOf,
}: {
  readonly name: 'hotBook' | 'collect' | 'grade';
  readonly range: RankingRange;
  readonly page: number;
  readonly answer: {
    readonly data?:
      | { readonly total: number; readonly madeAt: string; readonly books: readonly Book[] }
      | undefined;
    readonly error: ApiError | null;
    readonly isPending: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly more?: Readonly<Record<string, string>>;
  readonly above?: ReactNode;
  readonly shareOf?: (book: Book, first: Book) => number;
  /** What a title is listed for. */
  readonly wordsOf: (book: Book) => string;
}) {
  const { t } = useTranslation('rankings');
  const books = answer.data?.books ?? [];
  const [first] = books;
  return (
    <ListFrame
      name={name}
      ranges={RANKING_RANGES}
      range={range}
      rangeName={(one) => t(`range.${one}`)}
      {...(more && { more })}
    >
      {above}
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ ...more, range }}
        empty={
          <EmptyState
            title={t(`none.${name}.${range}`)}
            hint={t('noneHint')}
            actions={
              <ButtonLink kind="primary" to={range === 'year' ? '/home' : '?range=year'}>
                {t(range === 'year' ? 'toHome' : 'tryYear')}
              </ButtonLink>
            }
          />
        }
      >
        {first &&
          books.map((book) => (
            <BookRow
              key={book.recordId}
              book={book}
              place={book.place}
              {...(shareOf && { share: shareOf(book, first) })}
            >
              {wordsOf(book)}
            </BookRow>
          ))}
      </PagedList>
      <MadeAt at={answer.data?.madeAt ?? ''} />
    </ListFrame>
  );
}
