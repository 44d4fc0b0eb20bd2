import { ApiError } from '@lectern/contracts/kernel/client';
import { beginReset } from '@lectern/contracts/people/password/begin-reset';
import { checkImageCode } from '@lectern/contracts/people/password/check-image-code';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { api } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useAccountCaptcha } from '../binding/use-account-captcha.ts';
import { CaptchaField } from '../components/captcha-field.tsx';
import styles from '../recovery/recovery.module.css';

export interface BegunReset {
  readonly ticket: string;
  readonly ways: readonly ContactKind[];
}

type FieldName = 'account' | 'code';

/** The first step of a reset: the account, and the verification code that keeps machines away. */
export function ResetAccountStep({
  account,
  onAccount,
  isExpired,
  onBegun,
}: {
  readonly account: string;
  readonly onAccount: (account: string) => void;
  /** An earlier try took too long. */
  readonly isExpired: boolean;
  readonly onBegun: (begun: BegunReset) => void;
}) {
  const { t } = useTranslation('password');
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [refusal, setRefusal] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const accountInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const { captcha, want } = useAccountCaptcha(account, () => {
    setMissing((now) => [...now, 'account']);
    accountInput.current?.focus();
  });
  const isCodeWrong = refusal instanceof ApiError && refusal.code === 'CAPTCHA_WRONG';

  function typed(name: FieldName) {
    setMissing((now) => now.filter((one) => one !== name));
    if (name === 'code' && isCodeWrong) setRefusal(undefined);
  }

  async function send() {
    setIsSending(true);
    setRefusal(undefined);
    try {
      const { codeKey = '', proof } = captcha.captcha ?? {};
      const answer = { codeKey, verifyCode: code, ...(proof && { proof: await proof }) };
      const { imgTicket } = await api.call(checkImageCode, answer);
      onBegun(await api.call(beginReset, { primaryId: account.trim(), imgTicket }));
    } catch (error) {
      setRefusal(error);
      setCode('');
      captcha.renew();
      codeInput.current?.focus();
      setIsSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const typedValues = { account, code };
    const faults = (['account', 'code'] as const).filter((name) => typedValues[name].trim() === '');
    setMissing(faults);
    if (faults.length === 0) void send();
    else (faults[0] === 'account' ? accountInput : codeInput).current?.focus();
  }

  const codeFault = isCodeWrong ? errorText(refusal) : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isExpired && refusal === undefined && <Notice tone="warn">{t('reset.expired')}</Notice>}
      {refusal !== undefined && !isCodeWrong && <Notice tone="bad">{errorText(refusal)}</Notice>}
      <p className="muted">{t('reset.explain')}</p>
      <TextField
        ref={accountInput}
        name="username"
        label={t('reset.account')}
        error={missing.includes('account') ? t('reset.accountMissing') : undefined}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        value={account}
        onChange={(event) => {
          onAccount(event.target.value);
          typed('account');
        }}
        onBlur={want}
      />
      <CaptchaField
        captcha={captcha}
        value={code}
        onChange={(value) => {
          setCode(value);
          typed('code');
        }}
        error={missing.includes('code') ? t('reset.imageMissing') : codeFault}
        inputRef={codeInput}
      />
      <Button type="submit" kind="primary" wide busy={isSending}>
        {t('reset.next')}
      </Button>
      <ButtonLink to="/login" kind="text">
        {t('reset.toLogin')}
      </ButtonLink>
    </form>
  );
}
