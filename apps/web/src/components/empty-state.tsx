import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './message-state.module.css';

/** Shown in place of an empty list: what is missing, and what to do next. */
export function EmptyState({
  title,
  hint,
  icon,
  actions,
}: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden>
        {icon ?? <BookOpen size={36} strokeWidth={1.4} />}
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <div className="muted">{hint}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
