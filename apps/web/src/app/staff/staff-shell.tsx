import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { OFFLINE_PATH, OfflineLink } from '../../features/counter/offline/offline-link.tsx';
import { OfflineNotice } from '../../features/counter/offline/offline-notice.tsx';
import { useNetwork } from '../../features/counter/offline/use-network.ts';
import { staffSession } from '../../lib/staff/staff-session.ts';
import { StaffContext } from '../../lib/staff/use-staff.ts';
import { useCall } from '../../lib/use-call.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { OfflineShell } from './offline-shell.tsx';
import { StaffSignIn } from './sign-in/staff-sign-in.tsx';
import { StaffMenu } from './staff-menu.tsx';
import styles from './staff-shell.module.css';
import { useAutoLock } from './use-auto-lock.ts';
import { useKeptDesk } from './use-kept-desk.ts';

/** What surrounds every page of the staff: the sign-in while nobody is signed in, then the menu beside the page. */
export function StaffShell() {
  const signedIn = useExternalStore(staffSession);
  const hasNetwork = useNetwork();
  const { pathname } = useLocation();
  // Without a network nobody can sign in, and no call tells who did.
  if (pathname === OFFLINE_PATH && !(signedIn && hasNetwork)) return <OfflineShell />;
  // Another member gets pages of their own: nothing of the one before stays.
  return signedIn ? <SignedIn key={signedIn.account} /> : <StaffSignIn />;
}

function SignedIn() {
  const { t } = useTranslation('staff');
  const { data: staff, error, refetch } = useCall(getStaffSession, {}, { staleMs: Number.POSITIVE_INFINITY });
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The page on which the menu was opened: another page closes it.
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === pathname;
  const isReady = useKeptDesk(staff);
  useAutoLock(staff?.idleMinutes);

  if (error)
    return (
      <>
        <ErrorState error={error} onRetry={() => void refetch()} />
        <OfflineLink />
      </>
    );
  if (!staff || !isReady)
    return (
      <div className={styles.waiting}>
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      </div>
    );
  return (
    <StaffContext value={staff}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skipToContent')}
      </button>
      <div className={styles.shell}>
        <StaffMenu open={menuOpen} onToggle={() => setMenuAt(menuOpen ? undefined : pathname)} />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense
            fallback={
              <Loading>
                <Skeleton width="40%" height="32px" />
              </Loading>
            }
          >
            <OfflineNotice mayWork={staff.permissions.includes('circulation.desk')} />
            <Outlet />
          </Suspense>
        </main>
      </div>
    </StaffContext>
  );
}
