import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { MAX_REMOTE_WORDS } from '@lectern/contracts/discovery/sources/remote-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SearchBox } from '../../../../components/search-box/search-box.tsx';
import { SkipButton } from '../../../../components/skip-button.tsx';
import { WhenSeen } from '../../../../components/when-seen.tsx';
import {
  hasQuery,
  isNarrowed,
  newWords,
  type ResultView,
  readSearch,
  writeSearch,
} from '../../../../lib/search/search-in-address.ts';
import { isOfAllSources } from '../../../../lib/search/sources/source-tab.ts';
import { useThings } from '../../../../lib/search/sources/use-things.ts';
import { readChosenThings } from '../../../../lib/search/things-in-address.ts';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { loadFacetPanel, NARROW } from '../facets/load-facet-panel.ts';
import { FoundHits } from './found-hits.tsx';
import { useResultParts } from './result-parts.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './results-page.module.css';
import { useSearchRecording } from './use-search-recording.ts';
import { useTotal } from './use-total.ts';

const AllSources = lazy(() => import('../all/all-sources.tsx'));
const BestBets = lazy(() => import('./best-bets.tsx'));
const ChosenThings = lazy(() => import('../beside/chosen-things.tsx'));
const FacetPanel = lazy(loadFacetPanel);
const FilterDrawer = lazy(() => import('../facets/filter-drawer.tsx'));
const NoQuery = lazy(() => import('./no-query.tsx'));
const ThingsBeside = lazy(() => import('../beside/things-beside.tsx'));

/** The result page. The whole search is in the address, so that going back, reloading and sharing work. */
export function ResultsPage() {
  const { t } = useTranslation('search');
  const { FirstElsewhere, Papers, SourceTabs } = useResultParts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state, view } = readSearch(query);
  const chosen = state.keyWord === '' ? undefined : readChosenThings(query);
  const isAll = !chosen && isOfAllSources(query);
  const isList = !chosen && !isAll;
  const [filtersOpen, setFiltersOpen] = useState(false);
  // The filters are hundreds of elements. A narrow page draws them only in the opened drawer.
  const narrow = useMedia(NARROW);
  const hits = useRef<HTMLDivElement>(null);
  const queried = hasQuery(state);
  const search = useCall(searchBibs, state, { enabled: queried, keepPrevious: true });
  const answer = queried ? search.data : undefined;
  const fresh = answer && !search.isPlaceholderData ? answer : undefined;
  const things = useThings(state, answer !== undefined).data;
  usePageTitle(state.keyWord || t('title'));
  // They are called what was typed, so words for one field or further rows ask for something else.
  const asksAnything = state.searchField === 'any' && state.searchItems.length === 0 && state.page === 1;
  const asksInAll = state.docCode.length === 0 && state.searchItems.length === 0 && state.page === 1;
  const best = asksAnything && !chosen ? things?.best : undefined;
  useSearchRecording(state, fresh !== undefined);

  const total = useTotal();
  useAnnounced(chosen || !fresh ? undefined : total(fresh));

  // Synchronous: a check box would flip back for a moment until the address changed. The reader stays where the filters are.
  const go = (next: SearchState, nextView: ResultView = view) =>
    void navigate(writeSearch(next, nextView), { flushSync: true, preventScrollReset: true });
  // Filters are those of hits of the words. They are shown beside them, and if filters may be the reason that there are none.
  const filtered =
    isList && (answer ? answer.numFound > 0 || isNarrowed(state) : queried && search.isPending);
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
              <SkipButton onSkip={() => hits.current?.querySelector<HTMLElement>('ol a')?.focus()}>
                {t('skipFilters')}
              </SkipButton>
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
          {queried && (
            <div className={styles.sources}>
              <SourceTabs state={state} view={view} current={chosen?.kind ?? (isAll ? 'all' : 'catalogue')} />
            </div>
          )}
          {chosen && (
            <Suspense>
              <ChosenThings
                key={chosen.kind}
                state={state}
                view={view}
                chosen={chosen}
                types={answer?.facetResult.find(({ name }) => name === 'docCode')?.values}
              />
            </Suspense>
          )}
          <Suspense>{best && best.length > 0 && <BestBets best={best} />}</Suspense>
          {!chosen && queried && search.error && (
            <ErrorState error={search.error} onRetry={() => void search.refetch()} />
          )}
          {!chosen && queried && search.isPending && <ResultSkeleton />}
          {isAll && answer && !search.error && (
            <Suspense fallback={<ResultSkeleton />}>
              <AllSources answer={answer} things={things} state={state} view={view} />
            </Suspense>
          )}
          {isList && answer && !search.error && (
            <FoundHits
              ref={hits}
              answer={answer}
              isOld={search.isPlaceholderData}
              state={state}
              view={view}
              onChange={go}
              onFilters={() => setFiltersOpen(true)}
            >
              <Suspense>
                {things && things.things.length > 0 && (
                  <ThingsBeside found={things} state={state} view={view} />
                )}
              </Suspense>
              {/* With the list, never before it: outside sources are asked when the reader comes near. */}
              <Suspense>
                {asksInAll && <Papers keyWord={state.keyWord} searchField={state.searchField} />}
              </Suspense>
            </FoundHits>
          )}
          {isList && answer && answer.searchResult.length > 0 && isFirstOfAllTypes(state) && (
            <WhenSeen>
              <Suspense>
                <FirstElsewhere keyWord={state.keyWord} searchField={state.searchField} />
              </Suspense>
            </WhenSeen>
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

/** Whether the page is the first one of all kinds of works, for words that other libraries can be asked for. */
function isFirstOfAllTypes({ keyWord, docCode, page }: SearchState): boolean {
  return docCode.length === 0 && page === 1 && keyWord !== '' && keyWord.length <= MAX_REMOTE_WORDS;
}
