import { resetPassword } from '@lectern/contracts/people/password/reset-password';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { showToast } from '../../../../lib/toasts.ts';
import styles from '../recovery/recovery.module.css';
import type { PasswordFields } from './password-check.ts';
import { PasswordForm } from './password-form.tsx';
import { ReplacePhone } from './replace-phone.tsx';
import { ResetAccountStep } from './reset-account-step.tsx';
import { type ProvedReset, ResetCodeStep } from './reset-code-step.tsx';
import { isResetExpired } from './reset-expired.ts';
import { StepCount } from './step-count.tsx';
import { wirePassword } from './wire-password.ts';

/** Where a reset stands. Each ticket is for the next call. */
type Stage =
  | { readonly step: 1 }
  | { readonly step: 2; readonly ticket: string; readonly ways: readonly ContactKind[] }
  /** Who has proved the account by a mail may have lost the phone. */
  | { readonly step: 3; readonly proved: ProvedReset; readonly canReplacePhone: boolean };

/** /resetPassword: account and captcha, a code, a new password. What the page says does not depend on whether the account exists. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('password');
  const { settings } = useTenant();
  return (
    <div className={`wrap ${styles.page}`}>
      <Card padded>
        <h1>{t('reset.title')}</h1>
        {settings.findPasswordFlag === '0' ? <ResetOff /> : <ResetSteps />}
      </Card>
    </div>
  );
}

function ResetOff() {
  const { t } = useTranslation('password');
  return (
    <div className={styles.form}>
      <Notice tone="warn">{t('reset.off')}</Notice>
      <ButtonLink to="/login">{t('reset.toLogin')}</ButtonLink>
    </div>
  );
}

function ResetSteps() {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const rule = useTenant().settings.passwordRule;
  const [stage, setStage] = useState<Stage>({ step: 1 });
  const [account, setAccount] = useState('');
  const [isExpired, setIsExpired] = useState(false);

  /** A ticket that is too old leads back to the beginning. */
  function restartIfExpired(error: unknown): void {
    if (!isResetExpired(error)) return;
    setIsExpired(true);
    setStage({ step: 1 });
  }

  async function setPassword(ticket: string, { password }: PasswordFields) {
    try {
      await api.call(resetPassword, { ticket, password: await wirePassword(password) });
    } catch (error) {
      restartIfExpired(error);
      throw error;
    }
    showToast('ok', t('reset.done'));
    await navigate('/login', { replace: true });
  }

  return (
    <>
      <StepCount step={stage.step} />
      {stage.step === 1 && (
        <ResetAccountStep
          account={account}
          onAccount={setAccount}
          isExpired={isExpired}
          onBegun={(begun) => {
            setIsExpired(false);
            setStage({ step: 2, ...begun });
          }}
        />
      )}
      {stage.step === 2 && (
        <ResetCodeStep
          ticket={stage.ticket}
          ways={stage.ways}
          onProved={(proved, way) =>
            setStage({ step: 3, proved, canReplacePhone: way === 'mail' && stage.ways.includes('phone') })
          }
          onRefused={restartIfExpired}
          onOtherAccount={() => setStage({ step: 1 })}
        />
      )}
      {stage.step === 3 && (
        <>
          {stage.canReplacePhone && <ReplacePhone proved={stage.proved} onRefused={restartIfExpired} />}
          <PasswordForm
            context={{ rule, account, withOld: false }}
            send={(fields) => setPassword(stage.proved.ticket, fields)}
          />
        </>
      )}
    </>
  );
}
