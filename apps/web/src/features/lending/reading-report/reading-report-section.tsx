import { getReadingReport } from '@lectern/contracts/lending/reading-report/get-reading-report';
import { ImageDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ChartCard } from './chart-card.tsx';
import styles from './reading-report.module.css';
import { ReportFigures } from './report-figures.tsx';
import { ReportWorks } from './report-works.tsx';

/** The reader's year of reading: figures, charts with tables of the same numbers, and the works that stand out. */
export default function ReadingReportSection() {
  const { t } = useTranslation('reading-report');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const asked = /^\d{4}$/.test(query.get('year') ?? '') ? Number(query.get('year')) : undefined;
  const report = useCall(getReadingReport, asked === undefined ? {} : { year: asked }, {
    keepPrevious: true,
  });
  const { data } = report;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        {data && (
          <SelectMenu
            label={t('year')}
            value={String(data.year)}
            options={[...new Set([...data.years, data.year])].map((year) => ({
              value: String(year),
              label: t('ofYear', { year }),
            }))}
            onChange={(year) => setQuery({ year }, { replace: true })}
          />
        )}
      </div>
      {report.error && <ErrorState error={report.error} onRetry={() => void report.refetch()} />}
      {report.isPending && (
        <Loading>
          <Skeleton width="100%" height="320px" />
        </Loading>
      )}
      {data && data.loans === 0 && (
        <Card>
          <EmptyState
            title={t('none', { year: data.year })}
            hint={data.historyDays === null ? t('noneHint') : t('noneKept', { count: data.historyDays })}
            actions={
              <ButtonLink kind="primary" to="/newBookInform">
                {t('findSome')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {data && data.loans > 0 && (
        <>
          <ReportFigures report={data} />
          <ChartCard
            title={t('months')}
            head={t('month')}
            isUpright
            rows={data.months.map(({ month, loans }) => ({
              name: format.month(month, 'short'),
              inFull: format.month(month, 'long'),
              loans,
            }))}
          />
          {data.subjects.length > 0 && (
            <ChartCard
              title={t('subjects')}
              head={t('subject')}
              isUpright={false}
              rows={data.subjects.map(({ name, loans }) => ({ name, inFull: name, loans }))}
            />
          )}
          <ReportWorks report={data} />
          <div className={styles.foot}>
            <ButtonLink
              kind="primary"
              icon={<ImageDown size={17} aria-hidden />}
              to={`/personalCenter/readingShare?year=${data.year}`}
            >
              {t('makePicture')}
            </ButtonLink>
            {data.historyDays !== null && (
              <p className="muted small">{t('kept', { count: data.historyDays })}</p>
            )}
          </div>
        </>
      )}
    </>
  );
}
