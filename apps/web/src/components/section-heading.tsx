import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

/** The heading of a part of a page, with a note beside it and a link at the end. */
export function SectionHeading({
  id,
  children,
  note,
  aside,
}: {
  readonly id?: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{children}</h2>
      {note && <span className="muted small">{note}</span>}
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
