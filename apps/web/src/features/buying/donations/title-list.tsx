import type { DonatedTitle } from '@lectern/contracts/buying/donations/donation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './donations.module.css';

/** The titles of a donation, each with how many copies are given or kept. */
export function TitleList({
  titles,
  isDecided,
}: {
  readonly titles: readonly DonatedTitle[];
  /** It is decided how many are kept. */
  readonly isDecided: boolean;
}) {
  const { t } = useTranslation('donations');
  const format = useFormat();
  return (
    <ul className={styles.titles}>
      {titles.map((one) => (
        <li key={one.id}>
          <span className={styles.work} dir="auto">
            {one.recordId ? (
              <Link to={`/searchList/bookDetails/${encodeURIComponent(one.recordId)}`}>{one.title}</Link>
            ) : (
              one.title
            )}
          </span>{' '}
          <span className="muted small num">
            {factLine(
              one.author,
              one.publisher,
              one.publishTime,
              one.isbn,
              isDecided
                ? t('own.kept', { kept: format.number(one.acceptedCount), all: format.number(one.copyCount) })
                : t('copies', { count: one.copyCount, number: format.number(one.copyCount) }),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
