import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { staffSession } from '../../../lib/staff/staff-session.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { OfflineDesk } from './offline-desk.tsx';
import { RefusedActs } from './refused-acts.tsx';
import { useNetwork } from './use-network.ts';

/** Check-out and return without a network, and what was refused of it afterwards. */
export default function OfflinePage() {
  const { t } = useTranslation('offline');
  usePageTitle(t('title'));
  const signedIn = useExternalStore(staffSession) !== undefined;
  const hasNetwork = useNetwork();
  return (
    <>
      <PageHead title={t('title')} hint={t('about')} />
      <OfflineDesk />
      {signedIn && hasNetwork && <RefusedActs />}
    </>
  );
}
