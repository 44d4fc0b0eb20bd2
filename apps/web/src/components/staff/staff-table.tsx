import { Children, type CSSProperties, type ReactNode } from 'react';
import { Card } from '../card.tsx';
import styles from './staff-page.module.css';

/**
 * A table of rows that staff work through, of up to seven columns. On a narrow window each row is a list of its cells, each beside its
 * heading; in between the table scrolls sideways within its frame. Without rows nothing is drawn: the page says what is missing.
 */
export function StaffTable({
  label,
  columns,
  children,
}: {
  readonly label: string;
  /** Headings by key; an empty one for a column of buttons. */
  readonly columns: readonly string[];
  /** Rows (`tr`). */
  readonly children: ReactNode;
}) {
  if (Children.count(children) === 0) return null;
  return (
    <Card className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table className={styles.table} style={headings(columns)}>
          <thead>
            <tr>
              {columns.map((column, at) =>
                column === '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <td key={at} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <th key={at} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </Card>
  );
}

/** The headings as words that the style sheet writes before the cells. */
function headings(columns: readonly string[]): CSSProperties {
  return Object.fromEntries(columns.map((column, at) => [`--column-${at + 1}`, JSON.stringify(column)]));
}
