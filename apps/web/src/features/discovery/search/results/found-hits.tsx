import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { KeepsFocus } from '../../../../components/keeps-focus.tsx';
import { isAdvanced, isNarrowed, type ResultView } from '../../../../lib/search/search-in-address.ts';
import { MeaningNotice } from './meaning-notice.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import { ResultBar } from './result-bar.tsx';
import { useResultParts } from './result-parts.ts';
import { Results } from './results.tsx';
import styles from './results-page.module.css';

const BeyondCatalogue = lazy(() => import('./beyond-catalogue.tsx'));
const FilterChips = lazy(() => import('../facets/filter-chips.tsx'));
const Killers = lazy(() => import('./killers.tsx'));
const NoResults = lazy(() => import('./no-results.tsx'));
const ResultTools = lazy(() => import('./result-tools.tsx'));
const ResultsPrintHead = lazy(() => import('./results-print-head.tsx'));

/** The hits of a search with their bar, chips and notices, or what to do where there are none. */
export function FoundHits({
  ref,
  answer,
  isOld,
  state,
  view,
  onChange,
  onFilters,
  children,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly answer: SearchAnswer;
  /** The answer is that of the search before, and is shown until the new one comes. */
  readonly isOld: boolean;
  readonly state: SearchState;
  readonly view: ResultView;
  readonly onChange: (state: SearchState, view?: ResultView) => void;
  /** Opens the drawer with the filters, on narrow pages. */
  readonly onFilters: () => void;
  /** What is shown below the hits. */
  readonly children: ReactNode;
}) {
  const { QueryLine, Subscribe } = useResultParts();
  const isByMeaningAlone = answer.numFound === 0 && answer.searchResult.length > 0;
  return (
    <KeepsFocus ref={ref} data-old={isOld || undefined} className={styles.answer}>
      <Suspense>
        <ResultsPrintHead answer={answer} state={state} view={view} />
      </Suspense>
      <Suspense>{isAdvanced(state) && <QueryLine state={state} />}</Suspense>
      <ReadingNotice answer={answer} state={state} view={view} />
      <ResultBar
        answer={answer}
        state={state}
        view={view}
        onChange={onChange}
        onView={(next) => onChange(state, next)}
        onFilters={onFilters}
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
          <FilterChips answer={answer} state={state} onChange={onChange} />
        </Suspense>
      )}
      <MeaningNotice answer={answer} state={state} view={view} />
      {isByMeaningAlone && (
        <Suspense>
          <Killers killers={answer.killers} state={state} onChange={onChange} />
        </Suspense>
      )}
      {answer.searchResult.length === 0 ? (
        <Suspense>
          <NoResults answer={answer} state={state} view={view} onChange={onChange} />
        </Suspense>
      ) : (
        <Results answer={answer} state={state} view={view} />
      )}
      {children}
      {isByMeaningAlone && (
        <Suspense>
          <BeyondCatalogue state={state} />
        </Suspense>
      )}
    </KeepsFocus>
  );
}
