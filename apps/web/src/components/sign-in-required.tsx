import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { showToast } from '../lib/toasts.ts';
import { useSession } from '../lib/use-session.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/**
 * Shown in place of a page for signed-in readers. Opens the login dialog, and offers it again if it was closed. It does not open it for
 * a reader whose session ended on this page: they signed out, or were already asked to sign in again.
 */
export default function SignInRequired({ sessionEnded }: { readonly sessionEnded: boolean }) {
  const { t } = useTranslation('components');
  const { openLogin } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (sessionEnded) return;
    if (asksForOthersRequests(pathname, search)) showToast('warn', t('signInRequired.warning'));
    openLogin('needed');
  }, [openLogin, sessionEnded, pathname, search, t]);
  return (
    <EmptyState
      icon={<LockKeyhole size={36} strokeWidth={1.4} />}
      title={t('signInRequired.title')}
      hint={t('signInRequired.hint')}
      actions={
        <Button kind="primary" onClick={() => openLogin('needed')}>
          {t('signInRequired.action')}
        </Button>
      }
    />
  );
}

/** The requests of others, for which a visitor is warned besides (specification 1, section 5). */
function asksForOthersRequests(pathname: string, search: string): boolean {
  return (
    /^\/personalCenter\/requests$/i.test(pathname) && new URLSearchParams(search).get('tab') === 'others'
  );
}
