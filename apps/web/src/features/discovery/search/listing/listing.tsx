import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AvailabilityProvider } from '../../../../components/availability/availability.tsx';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { KeepsFocus } from '../../../../components/keeps-focus.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { writeSearch } from '../../../../lib/search/search-in-address.ts';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ResultRow } from '../results/result-row.tsx';
import { ResultSkeleton } from '../results/result-skeleton.tsx';
import type { RowScore } from '../results/row-score.ts';
import { type FixedSearch, readListing, writeListing } from './listing-address.ts';
import { ListingBar } from './listing-bar.tsx';

/** The works of a class or place, on the page of that class or place. Filters and page number are in its address. */
export function Listing({
  page,
  fixed,
  Score,
}: {
  /** The page's address with the parameter that names the class or place. */
  readonly page: string;
  readonly fixed: FixedSearch;
  readonly Score: RowScore;
}) {
  const { t } = useTranslation('listing');
  const format = useFormat();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = readListing(query, fixed);
  const search = useCall(searchBibs, { ...state, wordsOnly: true }, { keepPrevious: true });
  const answer = search.data;
  const total = search.isPlaceholderData ? undefined : answer?.numFound;
  useAnnounced(total === undefined ? total : t('total', { count: total, number: format.number(total) }));

  const go = (next: SearchState) =>
    void navigate(writeListing(page, next, fixed), { flushSync: true, preventScrollReset: true });
  if (search.error) return <ErrorState error={search.error} onRetry={() => void search.refetch()} />;
  if (!answer) return <ResultSkeleton />;
  return (
    <KeepsFocus aria-busy={search.isFetching}>
      <ListingBar answer={answer} state={state} fixed={fixed} onChange={go} />
      {answer.searchResult.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          actions={<Button onClick={() => void navigate(page)}>{t('all')}</Button>}
        />
      ) : (
        <Rows answer={answer} state={state} back={writeListing(page, state, fixed)} Score={Score} />
      )}
      <Pager
        page={state.page}
        rows={state.rows}
        total={answer.numFound}
        to={(number) => writeListing(page, { ...state, page: number }, fixed)}
        label={t('pages')}
      />
    </KeepsFocus>
  );
}

function Rows({
  answer,
  state,
  back,
  Score,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly back: string;
  readonly Score: RowScore;
}) {
  const docTypes = answer.facetResult.find(({ name }) => name === 'docCode')?.values ?? [];
  return (
    <AvailabilityProvider recordIds={answer.searchResult.map(({ recordId }) => recordId)}>
      <Card as="ol">
        {answer.searchResult.map((hit, index) => (
          <ResultRow
            key={hit.recordId}
            hit={hit}
            docTypeName={docTypes.find(({ value }) => value === hit.docCode)?.label ?? ''}
            from={{
              back,
              search: writeSearch(state),
              place: (answer.page - 1) * state.rows + index + 1,
              total: answer.numFound,
            }}
            Score={Score}
          />
        ))}
      </Card>
    </AvailabilityProvider>
  );
}
