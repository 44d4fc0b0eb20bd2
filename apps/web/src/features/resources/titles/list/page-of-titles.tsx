import type { ApiError } from '@lectern/contracts/kernel/client';
import { MOST_FOUND_TITLES } from '@lectern/contracts/resources/titles/list-titles';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { classNames } from '../../../../components/class-names.ts';
import styles from '../../../../components/eresources/list-page.module.css';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { type TitleFilters, writeFilters } from '../title-filters.ts';
import { ListedTitles } from './listed-titles.tsx';
import { NoTitles } from './no-titles.tsx';
import type { TitleAnswer } from './title-answer.ts';

/** The titles of one page and the way to the others, or what is shown while it loads, where it failed, and where there are none. */
export function PageOfTitles({
  answer: { data, error, isFetching, isPlaceholderData, refetch },
  filters,
  page,
  rows,
  onClear,
}: {
  readonly answer: UseQueryResult<TitleAnswer, ApiError>;
  readonly filters: TitleFilters;
  readonly page: number;
  readonly rows: number;
  readonly onClear: (filters: TitleFilters) => void;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const [query] = useSearchParams();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="320px" radius="12px" />
      </Loading>
    );
  const { total, titles } = data;
  if (total === 0) return <NoTitles filters={filters} onClear={onClear} />;
  const hasWords = filters.keyWord !== '';
  // No more are listed of a search, so no page behind them has any.
  const listed = hasWords ? Math.min(total, MOST_FOUND_TITLES) : total;
  return (
    <div className={classNames(styles.groups, isPlaceholderData && styles.old)} aria-busy={isFetching}>
      {listed < total && (
        <p className="muted small">
          {t('mostFound', { count: MOST_FOUND_TITLES, number: format.number(MOST_FOUND_TITLES) })}
        </p>
      )}
      <ListedTitles titles={titles} isByLetter={!hasWords} />
      <Pager
        page={page}
        rows={rows}
        total={listed}
        label={t('pages')}
        to={(next) => {
          const address = writeFilters(filters, query);
          address.set('page', String(next));
          return `?${address}`;
        }}
      />
    </div>
  );
}
