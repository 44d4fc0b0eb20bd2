import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useIdleExpiry } from './use-idle-expiry.ts';

/** Says that the session ended because nobody used the page, then goes home. */
export function IdleNotice() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { expired, dismiss } = useIdleExpiry();
  if (!expired) return null;
  function close() {
    dismiss();
    void navigate('/home');
  }
  return (
    <Dialog
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
