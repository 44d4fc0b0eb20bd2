import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import styles from './row-meaning.module.css';

/** What a hit and the search are both about, and a mark where its words did not find it. Nothing if words alone brought it. */
export function RowMeaning({
  hit: { about, byMeaning },
}: {
  readonly hit: Pick<SearchAnswer['searchResult'][number], 'about' | 'byMeaning'>;
}) {
  const { t } = useTranslation('search');
  if (about.length === 0 && !byMeaning) return null;
  return (
    <p className={styles.meaning}>
      {byMeaning && <Pill>{t('meaning.mark')}</Pill>}
      {about.length > 0 && (
        <span>
          {t('meaning.about')} {factLine(...about)}
        </span>
      )}
    </p>
  );
}
