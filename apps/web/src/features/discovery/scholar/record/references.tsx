import type { ReferenceList } from '@lectern/contracts/discovery/scholar/asked-paper';
import { chartReferences } from '@lectern/contracts/discovery/scholar/chart-references';
import { countReferences } from '@lectern/contracts/discovery/scholar/count-references';
import { exportReferences } from '@lectern/contracts/discovery/scholar/export-references';
import { listReferences } from '@lectern/contracts/discovery/scholar/list-references';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { api } from '../../../../lib/api.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { CountChart } from '../count-chart.tsx';
import { useBasisWords } from '../list/cluster-panel.tsx';
import { ExportMenu } from '../list/export-menu.tsx';
import { PaperRow } from '../list/paper-row.tsx';
import { paperAddress } from '../scholar-search.ts';
import styles from './paper-page.module.css';

const ROWS = 10;
const KEPT_MS = 5 * 60_000;

/** Works that the paper names, or that name it: how many, by year as a chart with its table, and page by page. */
export function References({
  asked,
  list,
}: {
  readonly asked: { readonly id: string; readonly doi: string };
  readonly list: ReferenceList;
}) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  const basisWords = useBasisWords();
  const [page, setPage] = useState(1);
  const options = { staleMs: KEPT_MS, ofReader: true };
  const counts = useCall(countReferences, asked, options).data;
  const chart = useCall(chartReferences, { ...asked, list }, options).data;
  const { data, error, isPending, isFetching, refetch } = useCall(
    listReferences,
    { ...asked, list, page, rows: ROWS },
    { ...options, keepPrevious: true },
  );
  const counted = counts?.[list];
  return (
    <section className={styles.references} aria-labelledby={list} aria-busy={isFetching}>
      <div className={styles.bar}>
        <h2 id={list}>{t(`${list}.title`)}</h2>
        {data && data.papers.length > 0 && (
          <ExportMenu
            label={t(`${list}.export`)}
            download={(format) => api.download(exportReferences, { ...asked, list, format })}
          />
        )}
      </div>
      {counted && counted.count !== null && (
        <p className="muted num">
          {t('references.counted', {
            count: counted.count,
            number: format.number(counted.count),
            name: counted.name,
          })}
        </p>
      )}
      {chart?.basis && (
        <CountChart
          title={t(`${list}.byYear`)}
          basis={basisWords(chart.basis)}
          head={t('clusters.year')}
          isUpright
          rows={chart.years.slice(-20).map(({ year, count }) => ({ name: String(year), count }))}
        />
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {data?.papers.length === 0 && <p className="muted">{t(`${list}.none`)}</p>}
      {data && data.papers.length > 0 && (
        <>
          <Card as="ol">
            {data.papers.map((paper, at) => (
              <PaperRow
                // biome-ignore lint/suspicious/noArrayIndexKey: some references have no id
                key={`${paper.id}-${at}`}
                paper={paper}
                to={paperAddress(paper)}
                heading="h3"
                withAbstract={false}
              />
            ))}
          </Card>
          {(page > 1 || data.hasMore) && (
            <div className={styles.pager}>
              <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('previous')}
              </Button>
              <Button disabled={!data.hasMore} onClick={() => setPage(page + 1)}>
                {t('next')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
