import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../components/chart/bar-chart.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './count-chart.module.css';

/** Pixels of a column: a few would be as broad as walls. */
const WIDEST_COLUMN = 72;

/** Numbers as bars to look at, and below them as a table, which screen readers get alone. */
export function CountChart({
  title,
  basis,
  head,
  isUpright,
  rows,
}: {
  readonly title: string;
  /** Whose numbers they are. */
  readonly basis: string;
  /** Over the names in the table. */
  readonly head: string;
  readonly isUpright: boolean;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <div className={styles.chart}>
      <h3>{title}</h3>
      <p className="muted small">{basis}</p>
      <div style={isUpright ? { maxInlineSize: `${rows.length * WIDEST_COLUMN}px` } : undefined}>
        <BarChart
          names={rows.map(({ name }) => name)}
          values={rows.map(({ count }) => count)}
          isUpright={isUpright}
        />
      </div>
      <details>
        <summary>{t('charts.asTable')}</summary>
        <table>
          <caption className="hidden-visually">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t('charts.works')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td className="num">{format.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
