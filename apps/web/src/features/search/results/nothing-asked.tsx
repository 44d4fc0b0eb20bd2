import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchWays } from '../../../components/search-ways.tsx';
import styles from './nothing-asked.module.css';

/** The result page without a search: what the field above takes, and the ways that need no words. */
export default function NothingAsked() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('nothingAsked')}
      hint={t('nothingAskedHint')}
      actions={<SearchWays className={styles.ways} />}
    />
  );
}
