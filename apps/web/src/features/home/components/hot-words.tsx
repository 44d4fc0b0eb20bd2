import { getPopularSearches } from '@lectern/contracts/searches/get-popular-searches';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import styles from './hot-words.module.css';

const ROWS = 8;

/** Popular searches. */
export function HotWords() {
  const { t } = useTranslation('home');
  const { data } = useCall(getPopularSearches, { rows: ROWS }, { staleMs: 5 * 60_000 });
  return (
    <div className={styles.hot}>
      {data && data.length > 0 && (
        <>
          <span id="hot-words">{t('hotWords')}</span>
          <ul aria-labelledby="hot-words">
            {data.map(({ keyWord }) => (
              <li key={keyWord}>
                <Link to={searchAddress({ keyWord })}>{keyWord}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
