import { changePassword } from '@lectern/contracts/people/password/change-password';
import { getPasswordState } from '@lectern/contracts/people/password/get-password-state';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stopStaying } from '../../../../lib/session-store.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { PasswordFields } from './password-check.ts';
import { PasswordForm } from './password-form.tsx';
import { PasswordState } from './password-state.tsx';
import { wirePassword } from './wire-password.ts';

/** The reader's own change of the password. */
export function ChangePassword() {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const change = useAction(changePassword, { invalidates: [getPasswordState] });

  async function send({ old, password }: PasswordFields) {
    const [oldPassword, newPassword] = await Promise.all([wirePassword(old), wirePassword(password)]);
    await change.run({ oldPassword, password: newPassword });
    stopStaying();
    showToast('ok', t('modify.changed'));
    await navigate('/personalCenter/information', { replace: true });
  }

  return (
    <>
      <p className="muted">{t('modify.others')}</p>
      <PasswordState>
        {({ rule, account }) => <PasswordForm context={{ rule, account, withOld: true }} send={send} />}
      </PasswordState>
    </>
  );
}
