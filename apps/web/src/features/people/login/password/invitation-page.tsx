import { acceptInvitation } from '@lectern/contracts/people/invitations/accept-invitation';
import { showInvitation } from '@lectern/contracts/people/invitations/show-invitation';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { api } from '../../../../lib/api.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../recovery/recovery.module.css';
import type { PasswordFields } from './password-check.ts';
import { PasswordForm } from './password-form.tsx';
import { wirePassword } from './wire-password.ts';

/** /invitation/:ticket: an invited reader sets the first password, then signs in. */
export default function InvitationPage() {
  const { t } = useTranslation('password');
  const { ticket = '' } = useParams();
  const errorText = useErrorText();
  const { data: invitation, error } = useCall(showInvitation, { ticket });
  return (
    <div className={`wrap ${styles.page}`}>
      <Card padded>
        <h1>{t('invitation.title')}</h1>
        {error && (
          <div className={styles.form}>
            <Notice tone="warn">
              {error.code === 'INPUT_INVALID' ? t('invitation.broken') : errorText(error)}
            </Notice>
            <ButtonLink to="/login">{t('invitation.toLogin')}</ButtonLink>
          </div>
        )}
        {!error && !invitation && (
          <Loading>
            <Skeleton height="240px" radius="12px" />
          </Loading>
        )}
        {invitation && <FirstPassword ticket={ticket} account={invitation.account} />}
      </Card>
    </div>
  );
}

function FirstPassword({ ticket, account }: { readonly ticket: string; readonly account: string }) {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const rule = useTenant().settings.passwordRule;

  async function setPassword({ password }: PasswordFields) {
    await api.call(acceptInvitation, { ticket, password: await wirePassword(password) });
    showToast('ok', t('invitation.done'));
    await navigate('/login', { replace: true });
  }

  return (
    <>
      <p>{t('invitation.explain', { account })}</p>
      <PasswordForm context={{ rule, account, withOld: false }} send={setPassword} />
    </>
  );
}
