import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './chart-with-table.module.css';

/** Pixels of a column. */
const WIDEST_COLUMN = 72;

/** Numbers as bars to look at, and the same numbers as a table, which screen readers get alone. */
export function ChartWithTable({
  heading: Heading = 'h3',
  title,
  note,
  head,
  valueHead,
  isUpright,
  rows,
}: {
  /** Below what it stands: the heading of a section, or of the page. */
  readonly heading?: 'h2' | 'h3';
  readonly title: string;
  /** Below the title: whose numbers they are. */
  readonly note?: string;
  /** Over the names in the table. */
  readonly head: string;
  /** Over the numbers in the table. */
  readonly valueHead: string;
  readonly isUpright: boolean;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly inFull?: string;
    readonly value: number;
  }[];
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  return (
    <div className={styles.chart}>
      <Heading>{title}</Heading>
      {note && <p className="muted small">{note}</p>}
      {/* A few columns would be as broad as walls. */}
      <div style={isUpright ? { maxInlineSize: `${rows.length * WIDEST_COLUMN}px` } : undefined}>
        <BarChart
          names={rows.map(({ name }) => name)}
          values={rows.map(({ value }) => value)}
          isUpright={isUpright}
        />
      </div>
      <details>
        <summary>{t('chart.asTable')}</summary>
        <table>
          <caption className="hidden-visually">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, inFull = name, value }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {inFull}
                </th>
                <td className="num">{format.number(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
