import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useTenant } from '../../lib/tenant.ts';
import { unifiedSignOut } from '../../lib/unified-sign-out.ts';
import { leaveFor } from '../../lib/window-closing.ts';
import { useIdleExpiry } from './use-idle-expiry.ts';

/**
 * Warns a reader who does nothing a minute before the session ends, and says when it has ended; then it goes home, or to the unified
 * sign-out. The page under the warning stays as it is, with all that was typed.
 */
export function IdleNotice() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { settings } = useTenant();
  const { state, secondsLeft, stay, dismiss } = useIdleExpiry();
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
        <p>{t('idle.ending', { count: secondsLeft })}</p>
      </Dialog>
    );
  }
  function close() {
    dismiss();
    const elsewhere = unifiedSignOut(settings);
    if (elsewhere) leaveFor(elsewhere);
    else void navigate('/home');
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
      <p>{t('idle.text')}</p>
    </Dialog>
  );
}
