import { getOnShelfCounts } from '@lectern/contracts/search/get-on-shelf-counts';
import type { SearchAnswer } from '@lectern/contracts/search/search-answer';
import type { SearchState } from '@lectern/contracts/search/search-state';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Pager } from '../../../components/pager.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { FromList } from '../from-list.ts';
import { type ResultView, writeSearch } from '../search-in-address.ts';
import { selection } from '../selection/selection.ts';
import { useReturnTo } from '../use-return-to.ts';
import { AvailabilityLine } from './availability-line.tsx';
import { CoverGrid } from './cover-grid.tsx';
import { RelatedWords } from './related-words.tsx';
import { type Hit, ResultRow } from './result-row.tsx';
import styles from './results.module.css';

const CiteDialog = lazy(() => import('../selection/cite-dialog.tsx'));
const SelectionBar = lazy(() => import('../selection/selection-bar.tsx'));

const ASK_AGAIN_MS = 60_000;

/** One page of hits. Availability is asked for when the list is there, and never delays it. */
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
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const [citing, setCiting] = useState<Hit>();
  const anyChosen = useExternalStore(selection).length > 0;
  useReturnTo(list);
  const recordIds = answer.searchResult.map(({ recordId }) => recordId);
  const onShelf = useCall(
    getOnShelfCounts,
    { recordIds },
    { enabled: recordIds.length > 0, refetchMs: ASK_AGAIN_MS },
  );
  const availability = new Map(onShelf.data?.records.map((record) => [record.recordId, record]));
  const docTypes = new Map(
    answer.facetResult
      .find(({ name }) => name === 'docCode')
      ?.values.map(({ value, label }) => [value, label]),
  );
  const back = writeSearch(state, view);
  const imgUrlOf = (recordId: string) => availability.get(recordId)?.imgUrl ?? '';
  const fromOf = (index: number): FromList => ({
    back,
    place: (answer.page - 1) * state.rows + index + 1,
    total: answer.numFound,
  });
  return (
    <div ref={list}>
      {answer.partial && (
        <div className={styles.partial}>
          <Notice tone="warn">{t('partial')}</Notice>
        </div>
      )}
      {view === 'cover' ? (
        <CoverGrid hits={answer.searchResult} imgUrlOf={imgUrlOf} fromOf={fromOf} />
      ) : (
        <Card as="ol">
          {answer.searchResult.map((hit, index) => (
            <ResultRow
              key={hit.recordId}
              hit={hit}
              docTypeName={docTypes.get(hit.docCode) ?? ''}
              imgUrl={imgUrlOf(hit.recordId)}
              from={fromOf(index)}
              onCite={setCiting}
            >
              <AvailabilityLine
                availability={availability.get(hit.recordId)}
                answer={onShelf.data}
                loading={onShelf.isPending}
              />
            </ResultRow>
          ))}
        </Card>
      )}
      {onShelf.data && (
        <p className={`${styles.asOf} muted small num`}>
          {t('availability.asOf', { time: format.time(onShelf.data.asOf) })}
        </p>
      )}
      <Pager
        page={state.page}
        rows={state.rows}
        total={answer.numFound}
        to={(page) => writeSearch({ ...state, page }, view)}
        label={t('pages')}
      />
      {state.keyWord !== '' && <RelatedWords keyWord={state.keyWord} ready={onShelf.data !== undefined} />}
      <Suspense>
        {anyChosen && <SelectionBar />}
        {citing && <CiteDialog bibs={[citing]} onClose={() => setCiting(undefined)} />}
      </Suspense>
    </div>
  );
}
