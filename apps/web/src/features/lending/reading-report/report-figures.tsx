import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getReadingReport } from '@lectern/contracts/lending/reading-report/get-reading-report';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './reading-report.module.css';

export type ReadingReport = OutputOf<(typeof getReadingReport)['output']>;

/** The year in four numbers. */
export function ReportFigures({ report }: { readonly report: ReadingReport }) {
  const { t } = useTranslation('reading-report');
  const format = useFormat();
  const figures = [
    [t('figures.loans'), format.number(report.loans)],
    [t('figures.works'), format.number(report.works)],
    [t('figures.before', { year: report.year - 1 }), format.number(report.loansBefore)],
    [t('figures.days'), report.daysKept === null ? '–' : format.number(report.daysKept)],
  ] as const;
  return (
    <ul className={styles.figures}>
      {figures.map(([label, value]) => (
        <li key={label}>
          <Card className={styles.figure}>
            <span className={styles.value}>{value}</span>
            <div className="muted small">{label}</div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
