import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

/** The heading of a page of the staff, with what can be done on the page beside it. */
export function PageHead({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {hint && <p className="muted">{hint}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
