import { isBrowsingRestricted } from '@lectern/contracts/people/tenant/browsing';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { loginPrompt, openLogin } from '../../lib/login-prompt.ts';
import { STEP_PATHS } from '../../lib/step-paths.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { useSession } from '../../lib/use-session.ts';

/** Pages that show nothing of the catalogue, and that a stranger may need. */
const OPEN_PAGES: readonly string[] = [
  ...Object.values(STEP_PATHS),
  '/resetPassword',
  '/privacy',
  '/oldPrivacy',
];

/**
 * Keeps strangers from browsing a library that only its readers may browse (platformBrowseRestrictType 3), with the library's hint. The
 * server refuses their calls too. It leaves room for the login dialog, and cannot be closed otherwise.
 */
export function BrowsingNotice() {
  const { t } = useTranslation('app');
  const { settings } = useTenant();
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const isSigningIn = useExternalStore(loginPrompt) !== undefined;
  const isOpen = OPEN_PAGES.some((page) => page.toLowerCase() === pathname.toLowerCase());
  if (signedIn || isSigningIn || isOpen || !isBrowsingRestricted(settings)) return null;
  return (
    <Dialog
      alert
      title={t('browsing.title')}
      footer={
        <Button kind="primary" onClick={() => openLogin('needed')}>
          {t('signIn')}
        </Button>
      }
    >
      <p style={{ whiteSpace: 'pre-line' }}>{settings.platformBrowseRestrictHint || t('browsing.text')}</p>
    </Dialog>
  );
}
