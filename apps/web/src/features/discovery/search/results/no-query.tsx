import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { SearchLinks } from '../../../../components/search-links.tsx';
import styles from './no-query.module.css';

/** The result page without a search: what the search field takes, and links to other ways of searching. */
export default function NoQuery() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('nothingAsked')}
      hint={t('nothingAskedHint')}
      actions={<SearchLinks className={styles.ways} />}
    />
  );
}
