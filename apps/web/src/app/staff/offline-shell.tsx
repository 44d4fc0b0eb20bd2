import { WifiOff } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import OfflinePage from '../../features/offline/offline-page.tsx';
import { useNetwork } from '../../features/offline/use-network.ts';
import { canWorkOffline } from '../../features/offline/waiting-acts.ts';
import styles from './offline-shell.module.css';

export const OFFLINE_PATH = '/offline';

/** The page for work without a network, alone: it needs nobody to be signed in. */
export function OfflineShell() {
  const { t } = useTranslation('staff');
  const hasNetwork = useNetwork();
  return (
    <main id="main" className={styles.page}>
      <Suspense
        fallback={
          <Loading>
            <Skeleton width="40%" height="32px" />
          </Loading>
        }
      >
        <OfflinePage />
        {hasNetwork && <Link to="/">{t('backToDesk')}</Link>}
      </Suspense>
    </main>
  );
}

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
