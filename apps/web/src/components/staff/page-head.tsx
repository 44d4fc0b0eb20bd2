import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

/** The heading of a page of the staff, or of a part of one, with what can be done there beside it. */
export function PageHead({
  title,
  hint,
  heading: Heading = 'h1',
  children,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly heading?: 'h1' | 'h2';
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <Heading>{title}</Heading>
        {hint && <p className="muted">{hint}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
