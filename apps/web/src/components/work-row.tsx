import type { ReactNode } from 'react';
import styles from './work-row.module.css';

/** One work of a list: its cover, what it is, and what can be done with it. */
export function WorkRow({
  recordId,
  choice,
  cover,
  title,
  facts,
  actions,
  children,
}: {
  /** By which the list finds the row again, where the work has a record here. */
  readonly recordId?: string;
  /** The box that chooses the work. */
  readonly choice?: ReactNode;
  /** As wide as `var(--row-cover)`. */
  readonly cover: ReactNode;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
  /** What else is known of it, below the facts. */
  readonly children?: ReactNode;
}) {
  return (
    <li className={styles.row} data-record={recordId}>
      {choice}
      {cover}
      <div className={styles.about}>
        <h2>{title}</h2>
        <p className={styles.meta}>{facts}</p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
