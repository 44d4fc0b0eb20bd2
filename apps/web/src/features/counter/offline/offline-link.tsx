import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './offline.module.css';
import { canWorkOffline } from './waiting-acts.ts';

/** The address of the page for work without a network. */
export const OFFLINE_PATH = '/offline';

/** Leads to the work without a network, on a computer that can do it. */
export function OfflineLink() {
  const { t } = useTranslation('offline');
  if (!canWorkOffline()) return null;
  return (
    <p className={styles.link}>
      <WifiOff size={18} aria-hidden />
      <Link to={OFFLINE_PATH}>{t('workOffline')}</Link>
    </p>
  );
}
