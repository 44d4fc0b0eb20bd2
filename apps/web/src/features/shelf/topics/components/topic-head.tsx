import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../topics.module.css';

/** The head of the pages of topics, which have no menu of the library above them: a way back, the heading, and what is beside it. */
export function TopicHead({
  back,
  to,
  title,
  about,
  children,
}: {
  /** Where the way back leads, in words. */
  readonly back: string;
  readonly to: string;
  readonly title: string;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <p>
        <Link to={to} className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {back}
        </Link>
      </p>
      <h1 dir="auto">{title}</h1>
      {about}
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
