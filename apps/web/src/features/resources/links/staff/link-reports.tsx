import type { StaffLink } from '@lectern/contracts/resources/links/link';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './links.module.css';

/** What readers told of a link, and what they wrote. */
export function LinkReports({ link }: { readonly link: StaffLink }) {
  const { t } = useTranslation('links');
  const format = useFormat();
  const { reportCount, lastReportedAt, troubles, notes } = link;
  if (reportCount === 0) return null;
  return (
    <div className={styles.reports}>
      <p className="small num">
        {factLine(
          ...troubles.map(({ trouble, count }) =>
            t('reports.trouble', { name: t(`trouble.${trouble}`), number: format.number(count) }),
          ),
          t('reports.last', { time: format.dateTime(lastReportedAt) }),
        )}
      </p>
      {notes.length > 0 && (
        <details>
          <summary>
            {t('reports.notes', { count: notes.length, number: format.number(notes.length) })}
          </summary>
          <ul className={styles.notes}>
            {notes.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <p className={styles.note} dir="auto">
                  {text}
                </p>
                <p className="muted small num">{format.dateTime(at)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
