import type { ResearcherDetail } from '@lectern/contracts/resources/researchers/researcher';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { ChartWithTable } from '../../../../components/chart/chart-with-table.tsx';
import { researcherAddress } from '../../../../lib/people-addresses.ts';
import { worksByYear } from '../../../../lib/works-by-year.ts';
import styles from '../researchers.module.css';

/** Publications by year, what they are about, and who wrote them too: bars, each with its table. */
export function PersonCharts({
  person: { years, subjects, coAuthors, isPartial },
}: {
  readonly person: ResearcherDetail;
}) {
  const { t } = useTranslation('researchers');
  if (years.length === 0 && subjects.length === 0 && coAuthors.length === 0) return null;
  const columns = worksByYear(years);
  const here = coAuthors.filter(({ researcherId }) => researcherId !== '');
  return (
    <Card padded>
      <div className={styles.charts}>
        {columns.length > 0 && (
          <ChartWithTable
            heading="h2"
            title={t(columns.every(({ first, last }) => first === last) ? 'charts.years' : 'charts.decades')}
            head={t('charts.year')}
            valueHead={t('charts.publications')}
            isUpright
            rows={columns.map(({ first, last, count }) => ({
              key: String(first),
              name: String(first),
              inFull: first === last ? String(first) : `${first}–${last}`,
              value: count,
            }))}
          />
        )}
        {subjects.length > 0 && (
          <ChartWithTable
            heading="h2"
            title={t('charts.subjects')}
            head={t('charts.subject')}
            valueHead={t('charts.publications')}
            isUpright={false}
            rows={subjects.map(({ heading, count }) => ({ key: heading, name: heading, value: count }))}
          />
        )}
        {coAuthors.length > 0 && (
          <div>
            <ChartWithTable
              heading="h2"
              title={t('charts.coAuthors')}
              head={t('charts.name')}
              valueHead={t('charts.publications')}
              isUpright={false}
              rows={coAuthors.map(({ name, count }) => ({ key: name, name, value: count }))}
            />
            {here.length > 0 && (
              <p className={`small ${styles.here}`}>
                {t('charts.here')}
                {here.map(({ name, researcherId }) => (
                  <Link key={researcherId} to={researcherAddress(researcherId)} dir="auto">
                    {name}
                  </Link>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
      {isPartial && <p className="muted small">{t('charts.partial')}</p>}
    </Card>
  );
}
