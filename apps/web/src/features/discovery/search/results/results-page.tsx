import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { KeepsFocus } from '../../../../components/keeps-focus.tsx';
import { SearchBox } from '../../../../components/search-box/search-box.tsx';
import {
  hasQuery,
  isAdvanced,
  isNarrowed,
  newWords,
  type ResultView,
  readSearch,
  writeSearch,
} from '../../../../lib/search/search-in-address.ts';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { loadFacetPanel, NARROW } from '../facets/load-facet-panel.ts';
import { MeaningNotice } from './meaning-notice.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import { ResultBar } from './result-bar.tsx';
import { useResultParts } from './result-parts.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { Results } from './results.tsx';
import styles from './results-page.module.css';
import { useSearchRecording } from './use-search-recording.ts';
import { useTotal } from './use-total.ts';

const BeyondCatalogue = lazy(() => import('./beyond-catalogue.tsx'));
const FacetPanel = lazy(loadFacetPanel);
const FilterChips = lazy(() => import('../facets/filter-chips.tsx'));
const FilterDrawer = lazy(() => import('../facets/filter-drawer.tsx'));
const Killers = lazy(() => import('./killers.tsx'));
const NoQuery = lazy(() => import('./no-query.tsx'));
const NoResults = lazy(() => import('./no-results.tsx'));
const ResultTools = lazy(() => import('./result-tools.tsx'));
const ResultsPrintHead = lazy(() => import('./results-print-head.tsx'));

/** The result page. The whole search is in the address, so that going back, reloading and sharing work. */
export function ResultsPage() {
  const { t } = useTranslation('search');
  const { Beside, QueryLine, SourceTabs, Subscribe } = useResultParts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state, view } = readSearch(query);
  const [filtersOpen, setFiltersOpen] = useState(false);
  // The filters are hundreds of elements. A narrow page draws them only in the opened drawer.
  const narrow = useMedia(NARROW);
  const hits = useRef<HTMLDivElement>(null);
  const queried = hasQuery(state);
  const search = useCall(searchBibs, state, { enabled: queried, keepPrevious: true });
  const answer = queried ? search.data : undefined;
  const fresh = answer && !search.isPlaceholderData ? answer : undefined;
  usePageTitle(state.keyWord || t('title'));
  useSearchRecording(state, fresh !== undefined);

  const total = useTotal();
  useAnnounced(fresh && total(fresh));

  // Synchronous: a check box would flip back for a moment until the address changed. The reader stays where the filters are.
  const go = (next: SearchState, nextView: ResultView = view) =>
    void navigate(writeSearch(next, nextView), { flushSync: true, preventScrollReset: true });
  // Filters are those of hits of the words. They are shown beside them, and if filters may be the reason that there are none.
  const filtered = answer ? answer.numFound > 0 || isNarrowed(state) : queried && search.isPending;
  const isByMeaningAlone = answer?.numFound === 0 && answer.searchResult.length > 0;
  const facets = () =>
    answer && (
      <Suspense>
        <FacetPanel answer={answer} state={state} onChange={go} />
      </Suspense>
    );

  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <h1 className="hidden-visually">{t('title')}</h1>
          <SearchBox
            keyWord={state.keyWord}
            searchField={state.searchField}
            withFields
            onSearch={(words) =>
              void navigate(writeSearch(newWords(state, words), view), { flushSync: true })
            }
          />
        </div>
      </div>
      <div className={`wrap ${filtered ? styles.grid : styles.alone}`}>
        {filtered && (
          <aside className={styles.side} aria-label={t('facets.label')}>
            {!narrow && answer && answer.searchResult.length > 0 && (
              <Button
                className={styles.skip}
                onClick={() => hits.current?.querySelector<HTMLElement>('ol a')?.focus()}
              >
                {t('skipFilters')}
              </Button>
            )}
            {!narrow && (facets() ?? <div className={styles.shape} aria-hidden />)}
          </aside>
        )}
        <div className={styles.main} aria-busy={search.isFetching}>
          {!queried && (
            <Suspense>
              <NoQuery />
            </Suspense>
          )}
          {queried && (answer || search.isPending) && (
            <div className={styles.sources}>
              <Suspense>{answer && <SourceTabs answer={answer} state={state} view={view} />}</Suspense>
            </div>
          )}
          {queried && search.error && (
            <ErrorState error={search.error} onRetry={() => void search.refetch()} />
          )}
          {queried && search.isPending && <ResultSkeleton />}
          {answer && !search.error && (
            <KeepsFocus ref={hits} data-old={search.isPlaceholderData || undefined} className={styles.answer}>
              <Suspense>
                <ResultsPrintHead answer={answer} state={state} view={view} />
              </Suspense>
              <Suspense>{isAdvanced(state) && <QueryLine state={state} />}</Suspense>
              <ReadingNotice answer={answer} state={state} view={view} />
              <ResultBar
                answer={answer}
                state={state}
                view={view}
                onChange={go}
                onView={(next) => go(state, next)}
                onFilters={() => setFiltersOpen(true)}
              >
                <Suspense>
                  <Subscribe state={state} />
                </Suspense>
                {answer.numFound > 0 && (
                  <Suspense fallback={<div className={styles.tools} aria-busy />}>
                    <ResultTools answer={answer} state={state} view={view} />
                  </Suspense>
                )}
              </ResultBar>
              {isNarrowed(state) && (
                <Suspense fallback={<div className={styles.chips} />}>
                  <FilterChips answer={answer} state={state} onChange={go} />
                </Suspense>
              )}
              <MeaningNotice answer={answer} state={state} view={view} />
              {isByMeaningAlone && (
                <Suspense>
                  <Killers killers={answer.killers} state={state} onChange={go} />
                </Suspense>
              )}
              {answer.searchResult.length === 0 ? (
                <Suspense>
                  <NoResults answer={answer} state={state} view={view} onChange={go} />
                </Suspense>
              ) : (
                <Results answer={answer} state={state} view={view} />
              )}
              <Suspense>{state.keyWord !== '' && <Beside keyWord={state.keyWord} />}</Suspense>
              {isByMeaningAlone && (
                <Suspense>
                  <BeyondCatalogue state={state} />
                </Suspense>
              )}
            </KeepsFocus>
          )}
        </div>
      </div>
      <Suspense>
        {filtersOpen && (
          <FilterDrawer found={answer?.numFound ?? 0} onClose={() => setFiltersOpen(false)}>
            {facets()}
          </FilterDrawer>
        )}
      </Suspense>
    </>
  );
}
