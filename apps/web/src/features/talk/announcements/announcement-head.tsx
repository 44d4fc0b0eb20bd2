import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './announcements.module.css';

/** A way back, the heading and what belongs to it. */
export function AnnouncementHead({
  back,
  to,
  title,
  lang,
  children,
}: {
  /** Where the way back leads, in words. */
  readonly back: string;
  readonly to: string;
  readonly title: string;
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <p>
        <Link to={to} className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {back}
        </Link>
      </p>
      <h1 dir="auto" lang={lang}>
        {title}
      </h1>
      {children}
    </header>
  );
}
