import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../../../../components/eresources/record-page.module.css';
import { useTitleAddresses } from '../title-addresses.ts';

/** The way to the list of all titles. */
export function BackToTitles() {
  const { t } = useTranslation('titles');
  const addresses = useTitleAddresses();
  return (
    <p>
      <Link to={addresses.list} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {t('toAll')}
      </Link>
    </p>
  );
}
