import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import OfflinePage from '../../features/counter/offline/offline-page.tsx';
import { useNetwork } from '../../features/counter/offline/use-network.ts';
import styles from './offline-shell.module.css';

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
