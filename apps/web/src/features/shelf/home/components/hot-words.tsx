import { getPopularSearches } from '@lectern/contracts/discovery/searches/get-popular-searches';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './hot-words.module.css';

const ROWS = 8;

/** What readers searched often, and what the library recommends, each under its own name. */
export function HotWords() {
  const { t } = useTranslation('home');
  const { data = [] } = useCall(getPopularSearches, { rows: ROWS }, { staleMs: 5 * 60_000 });
  const ofKind = (kind: 'searched' | 'recommended') => data.filter((word) => word.kind === kind);
  return (
    <div className={styles.hot}>
      <WordList id="searched-often" label={t('searchedOften')} words={ofKind('searched')} />
      <WordList id="recommended-searches" label={t('recommended')} words={ofKind('recommended')} />
    </div>
  );
}

function WordList({
  id,
  label,
  words,
}: {
  readonly id: string;
  readonly label: string;
  readonly words: readonly { readonly keyWord: string }[];
}) {
  if (words.length === 0) return null;
  return (
    <div className={styles.group}>
      <span id={id}>{label}</span>
      <ul aria-labelledby={id}>
        {words.map(({ keyWord }) => (
          <li key={keyWord}>
            <Link to={searchAddress({ keyWord })}>{keyWord}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
