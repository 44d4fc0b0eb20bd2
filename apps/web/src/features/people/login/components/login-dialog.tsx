import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { KEPT_MINUTES, pages } from '../../../../lib/kept/kept-page.ts';
import type { LoginReason } from '../../../../lib/login-prompt.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { LoginMethods } from './login-methods.tsx';

/** Login in a dialog over the page. If the session ended by itself, it says what is kept until its reader is back. */
export default function LoginDialog({
  reason,
  onClose,
}: {
  readonly reason: LoginReason;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('login');
  const { settings } = useTenant();
  const isOver = reason === 'expired';
  const isKept = useExternalStore(pages).kept !== undefined;
  const forced = settings.findCoerceLogin === '1';
  function done() {
    onClose();
    showToast('ok', t('signedIn'));
  }
  return (
    <Dialog title={t('title')} width="440px" {...(!forced && { onClose })}>
      {isOver && (
        <div style={{ marginBottom: 16 }}>
          <Notice tone="warn">{isKept ? t('expiredKept', { minutes: KEPT_MINUTES }) : t('expired')}</Notice>
        </div>
      )}
      <LoginMethods onSignedIn={done} mayLeave={!isOver} />
    </Dialog>
  );
}
