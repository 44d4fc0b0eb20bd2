import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { SCHOLAR_SORTS } from '@lectern/contracts/discovery/scholar/scholar-search';
import { searchPapers } from '@lectern/contracts/discovery/scholar/search-papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SearchFrame } from '../../../../components/search-frame/search-frame.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import {
  isFiltered,
  paperAddress,
  readScholarSearch,
  type ScholarState,
  scholarAddress,
} from '../scholar-search.ts';
import { useScholarSources } from '../use-scholar-on.ts';
import { ChosenPapers } from './chosen-papers.tsx';
import { ClusterPanel } from './cluster-panel.tsx';
import { PaperRow } from './paper-row.tsx';
import { ScholarCharts } from './scholar-charts.tsx';
import styles from './scholar-page.module.css';
import { SourceLines } from './source-lines.tsx';

const ROWS = 20;
const KEPT_MS = 5 * 60_000;

/** /chaoXingSearchList: what the library's scholarly sources have for some words. The whole search is in the address. */
export default function ScholarPage() {
  const { t } = useTranslation('scholar');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = readScholarSearch(query);
  const sources = useScholarSources();
  const isAsked = state.keyWord !== '' && sources !== undefined && sources.length > 0;
  usePageTitle(state.keyWord ? `${state.keyWord} · ${t('title')}` : t('title'));
  const change = (part: Partial<ScholarState>) =>
    void navigate(scholarAddress({ ...state, page: 1, ...part }), {
      flushSync: true,
      preventScrollReset: true,
    });
  return (
    <SearchFrame
      search={state}
      current="papers"
      title={t('title')}
      onSearch={(keyWord) => void navigate(scholarAddress({ keyWord, sources: state.sources }))}
    >
      {sources?.length === 0 && (
        <EmptyState
          title={t('off')}
          hint={t('offHint')}
          actions={<ButtonLink to={searchAddress({ keyWord: state.keyWord })}>{t('searchHere')}</ButtonLink>}
        />
      )}
      {sources && sources.length > 0 && state.keyWord === '' && (
        <EmptyState title={t('nothingAsked')} hint={t('nothingAskedHint')} />
      )}
      {isAsked && (
        <div className={styles.grid}>
          <aside className={styles.side}>
            <ClusterPanel state={state} onChange={change} />
          </aside>
          <FoundPapers key={scholarAddress({ ...state, page: 1 })} state={state} onChange={change} />
        </div>
      )}
    </SearchFrame>
  );
}

function FoundPapers({
  state,
  onChange,
}: {
  readonly state: ScholarState;
  readonly onChange: (change: Partial<ScholarState>) => void;
}) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly Paper[]>([]);
  const { data, error, isPending, isFetching, refetch } = useCall(
    searchPapers,
    { ...state, rows: ROWS },
    { staleMs: KEPT_MS, ofReader: true },
  );
  const choose = (paper: Paper, isOn: boolean) =>
    setChosen((before) => [...before.filter(({ id }) => id !== paper.id), ...(isOn ? [paper] : [])]);
  const here = scholarAddress(state);
  return (
    <div className={styles.main} aria-busy={isFetching}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton height="480px" radius="12px" />
        </Loading>
      )}
      {data && (
        <>
          <SourceLines sources={data.sources} isAsking={isFetching} onRetry={() => void refetch()} />
          <div className={styles.bar}>
            <p className="num" aria-live="polite">
              {t('fetched', { count: data.fetched, number: format.number(data.fetched) })}
            </p>
            <SelectField
              label={t('sort.label')}
              labelHidden
              value={state.sort}
              onChange={({ target }) =>
                onChange({ sort: SCHOLAR_SORTS.find((one) => one === target.value) ?? 'relevance' })
              }
            >
              {SCHOLAR_SORTS.map((one) => (
                <option key={one} value={one}>
                  {t(`sort.${one}`)}
                </option>
              ))}
            </SelectField>
          </div>
          {data.papers.length === 0 ? (
            <EmptyState
              title={t(data.sources.some((one) => one.state === 'answered') ? 'none' : 'noneAnswered')}
              actions={
                isFiltered(state) && (
                  <ButtonLink to={scholarAddress({ keyWord: state.keyWord, searchField: state.searchField })}>
                    {t('withoutFilters')}
                  </ButtonLink>
                )
              }
            />
          ) : (
            <Card as="ol">
              {data.papers.map((paper) => (
                <PaperRow
                  key={paper.id}
                  paper={paper}
                  to={paperAddress(paper, { from: here })}
                  choice={
                    <label>
                      <input
                        type="checkbox"
                        aria-label={t('choose', { title: paper.title })}
                        checked={chosen.some(({ id }) => id === paper.id)}
                        onChange={({ target }) => choose(paper, target.checked)}
                      />
                    </label>
                  }
                />
              ))}
            </Card>
          )}
          <nav className={styles.pager} aria-label={t('pages')}>
            {state.page > 1 ? (
              <ButtonLink to={scholarAddress({ ...state, page: state.page - 1 })} rel="prev">
                {t('previous')}
              </ButtonLink>
            ) : (
              <span />
            )}
            {data.hasMore ? (
              <ButtonLink to={scholarAddress({ ...state, page: state.page + 1 })} rel="next">
                {t('next')}
              </ButtonLink>
            ) : (
              data.sources.length > 1 &&
              data.papers.length > 0 && <span className="muted small">{t('endOfFetched')}</span>
            )}
          </nav>
          {chosen.length > 0 && <ChosenPapers papers={chosen} onNone={() => setChosen([])} />}
          {data.papers.length > 0 && <ScholarCharts state={state} />}
        </>
      )}
    </div>
  );
}
