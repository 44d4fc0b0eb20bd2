import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAvailabilityKnown } from '../../../../components/availability/availability.tsx';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './related-words.module.css';

const ROWS = 8;

/** Subjects that the best hits share, each a link to a search. Requested after everything else; the space for them is reserved. */
export function RelatedWords({ keyWord }: { readonly keyWord: string }) {
  const { t } = useTranslation('search');
  const ready = useAvailabilityKnown();
  const words = useCall(getRelatedWords, { keyWord, rows: ROWS }, { enabled: ready, staleMs: 60_000 }).data;
  const others = words?.filter((word) => word.keyWord !== keyWord) ?? [];
  return (
    <div className={styles.related}>
      {others.length > 0 && (
        <nav aria-label={t('related')}>
          <span className="muted">{t('related')}</span>
          <ul>
            {others.map((word) => (
              <li key={word.keyWord}>
                <Link to={searchAddress({ keyWord: word.keyWord, searchField: 'subject' })}>
                  {word.keyWord}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
