import type { AnnouncementSummary } from '@lectern/contracts/talk/announcements/announcement';
import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './announcements.module.css';

/** Announcements, one a line: the title, which leads to its page, and the day. */
export function AnnouncementList({
  announcements,
}: {
  readonly announcements: readonly AnnouncementSummary[];
}) {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {announcements.map(({ id, title, language, day, isPinned }) => (
        <li key={id}>
          <Link to={`/announcements/${encodeURIComponent(id)}`} lang={language} dir="auto">
            {title}
          </Link>
          <span className={styles.day}>
            {isPinned && (
              <span className={styles.pin}>
                <Pin size={14} aria-hidden />
                {t('pinned')}
              </span>
            )}
            <time className="muted small num" dateTime={day}>
              {format.date(day)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}
