import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { listActivityRecords } from '@lectern/contracts/shelf/activity/list-activity-records';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bibAddress } from '../../../lib/search-address.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './activity.module.css';

type Activity = OutputOf<(typeof listActivityRecords)['output']>['records'][number];

/** One thing that the reader did, with the work or the service that it was about. */
export function ActivityRow({ record: { event, at, bib, navigation } }: { readonly record: Activity }) {
  const { t } = useTranslation('activity');
  const { t: words } = useTranslation('components');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.event}>{t(`events.${event}`)}</span>
      <span className={styles.subject}>
        {bib ? (
          <>
            <Link to={bibAddress(bib.recordId)}>{bib.title}</Link>
            {bib.author && <span className="muted small">{bib.author}</span>}
          </>
        ) : navigation ? (
          words(`personalMenu.${navigation}`)
        ) : (
          <span className="muted">{t('noSubject')}</span>
        )}
      </span>
      <time className="muted small num" dateTime={at}>
        {format.dateTime(at)}
      </time>
    </li>
  );
}
