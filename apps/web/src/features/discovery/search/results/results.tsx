import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AvailabilityAge, AvailabilityProvider } from '../../../../components/availability/availability.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { selection } from '../../../../lib/search/selection.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import type { FromList } from './from-list.ts';
import { listLength } from './list-length.ts';
import { PageSize } from './page-size.tsx';
import { RelatedWords } from './related-words.tsx';
import { useResultParts } from './result-parts.ts';
import { type Hit, ResultRow } from './result-row.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './results.module.css';
import { useFirstRows } from './use-first-rows.ts';
import { useReturnTo } from './use-return-to.ts';

const CoverGrid = lazy(() => import('./cover-grid.tsx'));
const GroupedResults = lazy(() => import('./grouped-results.tsx'));

/** One page of hits, and the bar for selected works. */
export function Results({
  answer,
  state,
  view,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { t } = useTranslation('search');
  const { Cite, Score } = useResultParts();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [citing, setCiting] = useState<Hit>();
  useReturnTo(list);
  const hits = useFirstRows(answer.searchResult);
  const docTypes = new Map(
    answer.facetResult
      .find(({ name }) => name === 'docCode')
      ?.values.map(({ value, label }) => [value, label]),
  );
  const total = listLength(answer);
  const grouped = answer.levelResultList.length > 0;
  const shown = grouped
    ? answer.levelResultList.flatMap(({ searchResult }) => searchResult)
    : answer.searchResult;
  const back = writeSearch(state, view);
  const fromOf = (index: number): FromList => ({
    back,
    place: (answer.page - 1) * state.rows + index + 1,
    total,
  });
  return (
    <div ref={list}>
      {answer.partial && (
        <div className={styles.partial}>
          <Notice tone="warn">{t('partial')}</Notice>
        </div>
      )}
      <AvailabilityProvider recordIds={[...new Set(shown.map(({ recordId }) => recordId))]}>
        {grouped ? (
          <Suspense fallback={<ResultSkeleton />}>
            <GroupedResults
              levels={answer.levelResultList}
              state={state}
              view={view}
              docTypes={docTypes}
              onCite={setCiting}
            />
          </Suspense>
        ) : view === 'cover' ? (
          <Suspense fallback={<ResultSkeleton />}>
            <CoverGrid hits={answer.searchResult} fromOf={fromOf} />
          </Suspense>
        ) : (
          <Card as="ol">
            {hits.map((hit, index) => (
              <ResultRow
                key={hit.recordId}
                hit={hit}
                docTypeName={docTypes.get(hit.docCode) ?? ''}
                from={fromOf(index)}
                Score={Score}
                onCite={setCiting}
              />
            ))}
          </Card>
        )}
        <AvailabilityAge />
        {!grouped && (
          <Pager
            page={state.page}
            rows={state.rows}
            total={total}
            to={(page) => writeSearch({ ...state, page }, view)}
            label={t('pages')}
          />
        )}
        {!grouped && (
          <PageSize state={state} total={total} onChange={(next) => void navigate(writeSearch(next, view))} />
        )}
        {state.keyWord !== '' && <RelatedWords keyWord={state.keyWord} />}
      </AvailabilityProvider>
      <ChosenWorks />
      <Suspense>{citing && <Cite bibs={[citing]} onClose={() => setCiting(undefined)} />}</Suspense>
    </div>
  );
}

/** A component of its own, so that a selection does not redraw the list. */
function ChosenWorks() {
  const { SelectionBar } = useResultParts();
  const any = useExternalStore(selection).length > 0;
  return <Suspense>{any && <SelectionBar />}</Suspense>;
}
