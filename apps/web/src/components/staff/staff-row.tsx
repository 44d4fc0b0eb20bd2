import type { ReactNode } from 'react';
import styles from './staff-row.module.css';

/** A row in a list of the staff: what it is, and the buttons for what can be done with it. */
export function StaffRow({
  title,
  facts,
  pills,
  children,
}: {
  readonly title: string;
  /** What tells it from others, in one line. */
  readonly facts: ReactNode;
  /** Its state. */
  readonly pills?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h2 dir="auto">{title}</h2>
        <p className="muted small num">{facts}</p>
        {pills && <p className={styles.pills}>{pills}</p>}
      </div>
      <div className={styles.tools}>{children}</div>
    </li>
  );
}
