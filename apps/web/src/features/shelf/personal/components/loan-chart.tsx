import { CHART_SPANS, getLoanChart } from '@lectern/contracts/lending/loans/get-loan-chart';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { BarChart } from '../../../../components/chart/bar-chart.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './loan-chart.module.css';
import table from './past-loans.module.css';

/** How much the reader borrowed by month or year: columns to look at, and the same numbers as a table. */
export function LoanChart() {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const span = CHART_SPANS.find((one) => one === query.get('span')) ?? 'month';
  const chart = useCall(getLoanChart, { span }, { keepPrevious: true });
  if (chart.error) return <ErrorState error={chart.error} onRetry={() => void chart.refetch()} />;
  if (!chart.data) return <ListSkeleton />;
  const { total, points, span: shown } = chart.data;
  const isMonth = shown === 'month';
  return (
    <Card>
      <div className={table.bar}>
        <span className="muted num">
          {t(`chart.total.${shown}`, { count: total, number: format.number(total) })}
        </span>
        <SelectMenu
          label={t('chart.by')}
          value={span}
          options={CHART_SPANS.map((one) => ({ value: one, label: t(`chart.spans.${one}`) }))}
          onChange={(next) =>
            setQuery({ tab: 'chart', ...(next !== 'month' && { span: next }) }, { replace: true })
          }
        />
      </div>
      {total === 0 ? (
        <EmptyState title={t('chart.none')} hint={t('history.noneHint')} />
      ) : (
        <>
          <div className={styles.chart}>
            <BarChart
              names={points.map(({ period }) => (isMonth ? format.month(period, 'short') : period))}
              values={points.map(({ loans }) => loans)}
              isUpright
            />
          </div>
          <details className={styles.numbers}>
            <summary>{t('chart.numbers')}</summary>
            <table className={table.table}>
              <caption className="hidden-visually">{t(`chart.caption.${shown}`)}</caption>
              <thead>
                <tr>
                  <th scope="col">{t(`chart.heads.${shown}`)}</th>
                  <th scope="col">{t('chart.heads.loans')}</th>
                </tr>
              </thead>
              <tbody>
                {points.toReversed().map(({ period, loans }) => (
                  <tr key={period}>
                    <td>{isMonth ? format.month(period, 'long') : period}</td>
                    <td className="num" data-label={t('chart.heads.loans')}>
                      {format.number(loans)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}
