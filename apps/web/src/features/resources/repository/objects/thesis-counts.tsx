import { useTranslation } from 'react-i18next';
import { ChartWithTable } from '../../../../components/chart/chart-with-table.tsx';
import styles from '../repository.module.css';

type Counts = readonly { readonly value: string; readonly count: number }[];

/** Bars beside each other; the table below has the same. */
const MOST_YEARS = 20;
const MOST_NAMES = 10;

/** How many of the theses that are listed are of each year, college and advisor, as charts and tables that open on demand. */
export function ThesisCounts({
  counts: { year, college, advisor },
}: {
  readonly counts: { readonly year: Counts; readonly college: Counts; readonly advisor: Counts };
}) {
  const { t } = useTranslation('repository');
  const inTime = year.toSorted((one, other) => (one.value < other.value ? -1 : 1)).slice(-MOST_YEARS);
  const charts = (
    [
      ['year', inTime],
      ['college', college.slice(0, MOST_NAMES)],
      ['advisor', advisor.slice(0, MOST_NAMES)],
    ] as const
  ).filter(([, values]) => values.length > 1);
  if (charts.length === 0) return null;
  return (
    <details>
      <summary>{t('theses.counts')}</summary>
      <div className={styles.charts}>
        {charts.map(([name, values]) => (
          <ChartWithTable
            key={name}
            title={t(`theses.by.${name}`)}
            head={t(`filter.${name}`)}
            valueHead={t('views.theses')}
            isUpright={name === 'year'}
            rows={values.map(({ value, count }) => ({ key: value, name: value, value: count }))}
          />
        ))}
      </div>
    </details>
  );
}
