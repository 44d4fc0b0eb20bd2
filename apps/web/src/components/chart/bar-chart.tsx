import type { CSSProperties } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import styles from './bar-chart.module.css';

/** Numbers by name, as bars. */
export interface Bars {
  readonly names: readonly string[];
  readonly values: readonly number[];
  /** Columns beside each other, for months; else one below the other, for long names. */
  readonly isUpright: boolean;
}

/** Bars to look at, each with its number. Screen readers get the table beside it, which the page has to have. */
export function BarChart({ names, values, isUpright }: Bars) {
  const format = useFormat();
  const most = Math.max(1, ...values);
  return (
    <div className={isUpright ? styles.columns : styles.rows} aria-hidden>
      {names.map((name, at) => {
        const value = values[at] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars do not move, and two may have one name
          <div key={at} style={{ '--share': value / most } as CSSProperties}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.bar} />
            <span className={styles.value}>{isUpright && value === 0 ? '' : format.number(value)}</span>
          </div>
        );
      })}
    </div>
  );
}
