import { LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/use-session.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** In place of a page that is for readers: opens the login dialog, and says so for those who closed it. */
export default function SignInRequired() {
  const { t } = useTranslation('components');
  const { openLogin } = useSession();
  useEffect(() => openLogin('needed'), [openLogin]);
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
