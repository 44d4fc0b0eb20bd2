import { forceChangePassword } from '@lectern/contracts/people/password/force-change-password';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import type { SignInStep } from '../../../../lib/storage.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { useEntry } from '../recovery/use-entry.ts';
import type { PasswordFields } from './password-check.ts';
import { PasswordForm } from './password-form.tsx';
import { PasswordState } from './password-state.tsx';
import { wirePassword } from './wire-password.ts';

/** The new password that a sign-in needs. It signs the reader in, or leads to the next step (specification 1, section 4). */
export function ReplacePassword({
  step,
  onFinishing,
}: {
  readonly step: SignInStep;
  readonly onFinishing: (step: SignInStep | undefined) => void;
}) {
  const { t } = useTranslation('password');
  const follow = useEntry();
  const language = useLanguage();
  const isReadable = (step.messageIn ?? language) === language;

  async function send({ password }: PasswordFields) {
    const entry = await api.call(forceChangePassword, { password: await wirePassword(password) });
    showToast('ok', t('modify.replaced'));
    onFinishing(step);
    try {
      await follow(entry);
    } catch (error) {
      onFinishing(undefined);
      throw error;
    }
  }

  return (
    <>
      <Notice tone="warn">{(isReadable && step.message) || t('modify.needed')}</Notice>
      <PasswordState>
        {({ rule, account }) => <PasswordForm context={{ rule, account, withOld: false }} send={send} />}
      </PasswordState>
    </>
  );
}
