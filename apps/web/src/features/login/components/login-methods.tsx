import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useTenant } from '../../../lib/tenant.ts';
import { LoginForm } from './login-form.tsx';

/** The ways to sign in that the library has switched on. */
export function LoginMethods({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation('login');
  const { settings } = useTenant();
  if (settings.normalLogin !== '1') return <Notice tone="warn">{t('noMethod')}</Notice>;
  return <LoginForm onSignedIn={onSignedIn} />;
}
