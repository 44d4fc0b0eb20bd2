import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import type { LoginReason } from '../../../../lib/login-prompt.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { LoginMethods } from './login-methods.tsx';

/** Login in a dialog over the page. Nothing typed on the page is lost. */
export default function LoginDialog({
  reason,
  onClose,
}: {
  readonly reason: LoginReason;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('login');
  const { settings } = useTenant();
  const isOver = reason === 'expired' || reason === 'expired-page';
  const forced = settings.findCoerceLogin === '1';
  function done() {
    onClose();
    showToast('ok', t('signedIn'));
  }
  return (
    <Dialog title={t('title')} width="440px" {...(!forced && { onClose })}>
      {isOver && (
        <div style={{ marginBottom: 16 }}>
          <Notice tone="warn">{t(reason === 'expired' ? 'expired' : 'expiredPage')}</Notice>
        </div>
      )}
      <LoginMethods onSignedIn={done} mayLeave={!isOver} />
    </Dialog>
  );
}
