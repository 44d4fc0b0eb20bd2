import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { BarChart } from '../../../components/chart/bar-chart.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './reading-report.module.css';

/** Loans by month or subject: bars to look at, and the same numbers as a table. */
export function ChartCard({
  title,
  head,
  isUpright,
  rows,
}: {
  readonly title: string;
  /** Over the names in the table. */
  readonly head: string;
  readonly isUpright: boolean;
  readonly rows: readonly { readonly name: string; readonly inFull: string; readonly loans: number }[];
}) {
  const { t } = useTranslation('reading-report');
  const format = useFormat();
  return (
    <Card as="section" padded>
      <SectionHeading>{title}</SectionHeading>
      <BarChart
        names={rows.map(({ name }) => name)}
        values={rows.map(({ loans }) => loans)}
        isUpright={isUpright}
      />
      <details className={styles.numbers}>
        <summary>{t('asTable')}</summary>
        <table>
          <caption className="hidden-visually">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t('loans')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ inFull, loans }) => (
              <tr key={inFull}>
                <th scope="row">{inFull}</th>
                <td className="num">{format.number(loans)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
