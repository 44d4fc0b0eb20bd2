import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { BarChart } from '../../../../components/chart/bar-chart.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../usage.module.css';

type Usage = OutputOf<typeof getUsage.output>;

/** So many months have their names below their bars; of more only the years are named. */
const MOST_NAMED = 13;

/** Usage by month: bars for each metric, and the same numbers as a table. */
export function MonthsOfUsage({ usage: { months, series, reports } }: { readonly usage: Usage }) {
  const { t } = useTranslation('usage');
  const format = useFormat();
  const nameOf = (month: string) => {
    if (months.length <= MOST_NAMED) return format.month(month, 'short');
    return month.endsWith('-01') ? month.slice(0, 4) : '';
  };
  return (
    <div className={styles.stack}>
      {series
        .filter(({ total }) => total > 0)
        .map(({ metric, total, counts }) => (
          <Card key={metric} padded className={styles.chart}>
            <div className={styles.head}>
              <h2>{t(`metric.${metric}`)}</h2>
              <span className="muted num">{t('inAll', { number: format.number(total) })}</span>
            </div>
            <BarChart names={months.map(nameOf)} values={counts.map((count) => count ?? 0)} isUpright />
          </Card>
        ))}
      <StaffTable
        label={t('byMonth')}
        columns={[t('month'), ...series.map(({ metric }) => t(`metric.${metric}`))]}
      >
        {months.toReversed().map((month, at) => (
          <tr key={month}>
            <td>{format.month(month, 'long')}</td>
            {series.map(({ metric, counts }) => {
              const count = counts[months.length - 1 - at];
              return (
                <td key={metric} className="num">
                  {count === null || count === undefined ? t('noReport') : format.number(count)}
                </td>
              );
            })}
          </tr>
        ))}
      </StaffTable>
      {reports.length > 0 && (
        <p className="muted small">{t('countedFrom', { reports: reports.join(', ') })}</p>
      )}
    </div>
  );
}
