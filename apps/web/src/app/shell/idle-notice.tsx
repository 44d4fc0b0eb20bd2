import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { KEPT_MINUTES, pages } from '../../lib/kept/kept-page.ts';
import { openLogin } from '../../lib/login-prompt.ts';
import { useTenant } from '../../lib/tenant.ts';
import { unifiedSignOut } from '../../lib/unified-sign-out.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { leaveForSignIn } from '../../lib/window-closing.ts';
import { useIdleExpiry } from './use-idle-expiry.ts';

/**
 * Warns a reader who does nothing a minute before the session ends, and says when it has ended; then it goes home, or to the unified
 * sign-out. If what was typed is kept, this tab stays, and offers to sign in again.
 */
export function IdleNotice() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { settings } = useTenant();
  const { state, secondsLeft, stay, dismiss } = useIdleExpiry();
  const isKept = useExternalStore(pages).kept !== undefined;
  if (state === 'active') return null;
  if (state === 'ending') {
    return (
      <Dialog
        key="ending"
        alert
        title={t('idle.endingTitle')}
        onClose={stay}
        footer={
          <Button kind="primary" onClick={stay}>
            {t('idle.stay')}
          </Button>
        }
      >
        <p>{t('idle.ending', { count: secondsLeft, minutes: KEPT_MINUTES })}</p>
      </Dialog>
    );
  }
  function close() {
    dismiss();
    const elsewhere = unifiedSignOut(settings);
    if (elsewhere) leaveForSignIn(elsewhere);
    if (!elsewhere || isKept) void navigate('/home');
    if (isKept) openLogin('expired');
  }
  return (
    <Dialog
      key="over"
      alert
      title={t('idle.title')}
      onClose={close}
      footer={
        <Button kind="primary" onClick={close}>
          {t('idle.known')}
        </Button>
      }
    >
      <p>{isKept ? t('idle.textKept', { minutes: KEPT_MINUTES }) : t('idle.text')}</p>
    </Dialog>
  );
}
