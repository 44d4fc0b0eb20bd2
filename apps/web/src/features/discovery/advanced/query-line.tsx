import type { SearchItem, SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writeSearch } from '../../../lib/search/search-in-address.ts';
import styles from './query-line.module.css';
import { QuerySentence } from './query-sentence-line.tsx';

/** A search of several conditions as a sentence, with a link to change it. */
export default function QueryLine({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation('advanced');
  const { keyWord, searchField, matchMode, searchItems } = state;
  const words: SearchItem[] =
    keyWord === '' ? [] : [{ field: searchField, value: keyWord, matchMode, operator: 'AND' }];
  const [, query = ''] = writeSearch(state).split('?');
  return (
    <div className={styles.line}>
      <QuerySentence rows={[...searchItems, ...words]} />
      <Link to={`/advanceSearch?${query}`}>{t('editQuery')}</Link>
    </div>
  );
}
