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
  /** The record's id, by which the list finds the row again. Undefined for a work of another library. */
  readonly recordId?: string;
  /** The check box that selects the work. */
  readonly choice?: ReactNode;
  /** As wide as `var(--row-cover)`. */
  readonly cover: ReactNode;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
  /** Further content below the facts. */
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
