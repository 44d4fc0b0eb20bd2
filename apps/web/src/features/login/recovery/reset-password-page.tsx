import { ApiError } from '@lectern/contracts/kernel/client';
import { beginReset } from '@lectern/contracts/password/begin-reset';
import { checkImageCode } from '@lectern/contracts/password/check-image-code';
import { checkResetMailCode } from '@lectern/contracts/password/check-reset-mail-code';
import { checkResetPhoneCode } from '@lectern/contracts/password/check-reset-phone-code';
import { resetPassword } from '@lectern/contracts/password/reset-password';
import { sendResetMailCode } from '@lectern/contracts/password/send-reset-mail-code';
import { sendResetPhoneCode } from '@lectern/contracts/password/send-reset-phone-code';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { api } from '../../../lib/api.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { CaptchaField } from '../components/captcha-field.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { CodeField } from './code-field.tsx';
import {
  NewPasswordFields,
  NO_PASSWORD,
  type PasswordFaults,
  useNewPasswordCheck,
} from './new-password-fields.tsx';
import styles from './recovery.module.css';

/** Where a reset stands. Each ticket is for the next call. */
type Step =
  | { readonly name: 'account' }
  | { readonly name: 'code'; readonly ticket: string; readonly ways: readonly ContactKind[] }
  | { readonly name: 'password'; readonly ticket: string }
  | { readonly name: 'done' };

/** /resetPassword: account and captcha, a code, a new password. What the page says does not depend on whether the account exists. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const { settings } = useTenant();
  const [step, setStep] = useState<Step>({ name: 'account' });
  const [account, setAccount] = useState('');
  const [expired, setExpired] = useState(false);

  /** A ticket that is too old leads back to the beginning. */
  function restartIfExpired(error: unknown): void {
    if (!(error instanceof ApiError) || error.code !== 'RESET_EXPIRED') return;
    setExpired(true);
    setStep({ name: 'account' });
  }

  return (
    <div className={styles.page}>
      <Card padded>
        <h1>{t('reset.title')}</h1>
        {expired && step.name === 'account' && <Notice tone="warn">{t('reset.expired')}</Notice>}
        {settings.findPasswordFlag === '0' && <Notice tone="warn">{t('reset.off')}</Notice>}
        {settings.findPasswordFlag !== '0' && step.name === 'account' && (
          <AccountStep
            account={account}
            onAccount={setAccount}
            onBegun={(begun) => setStep({ name: 'code', ...begun })}
          />
        )}
        {step.name === 'code' && (
          <CodeStep
            ticket={step.ticket}
            ways={step.ways}
            onProved={(ticket) => setStep({ name: 'password', ticket })}
            onFault={restartIfExpired}
          />
        )}
        {step.name === 'password' && (
          <PasswordStep
            ticket={step.ticket}
            account={account}
            onDone={() => setStep({ name: 'done' })}
            onFault={restartIfExpired}
          />
        )}
        {step.name === 'done' && (
          <div className={styles.form} role="status">
            <p>{t('reset.done')}</p>
            <ButtonLink kind="primary" wide to="/login">
              {t('reset.signIn')}
            </ButtonLink>
          </div>
        )}
      </Card>
    </div>
  );
}

function AccountStep({
  account,
  onAccount,
  onBegun,
}: {
  readonly account: string;
  readonly onAccount: (account: string) => void;
  readonly onBegun: (begun: { readonly ticket: string; readonly ways: readonly ContactKind[] }) => void;
}) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const captcha = useCaptcha();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const codeInput = useRef<HTMLInputElement>(null);

  async function send() {
    setBusy(true);
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
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!busy && account.trim() !== '' && code !== '') void send();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className="muted">{t('reset.explain')}</p>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      <TextField
        name="username"
        label={t('reset.account')}
        error={checked && account.trim() === '' ? t('reset.accountMissing') : undefined}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        value={account}
        onChange={(event) => onAccount(event.target.value)}
      />
      <CaptchaField
        captcha={captcha}
        value={code}
        onChange={setCode}
        error={checked && code === '' && refusal === undefined ? t('code.missingImage') : undefined}
        inputRef={codeInput}
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('next')}
      </Button>
    </form>
  );
}

function CodeStep({
  ticket,
  ways,
  onProved,
  onFault,
}: {
  readonly ticket: string;
  readonly ways: readonly ContactKind[];
  readonly onProved: (ticket: string) => void;
  readonly onFault: (error: unknown) => void;
}) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const [way, setWay] = useState<ContactKind>(ways[0] ?? 'mail');
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  async function sendCode() {
    try {
      if (way === 'mail') {
        const { mailCodeTimes: left, ...rest } = await api.call(sendResetMailCode, { ticket });
        return { ...rest, left };
      }
      const { remainTimes: left, ...rest } = await api.call(sendResetPhoneCode, { ticket });
      return { ...rest, left };
    } catch (error) {
      onFault(error);
      throw error;
    }
  }

  async function check() {
    setBusy(true);
    try {
      const contract = way === 'mail' ? checkResetMailCode : checkResetPhoneCode;
      onProved((await api.call(contract, { ticket, code })).ticket);
    } catch (error) {
      setRefusal(error);
      onFault(error);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (code.length === 6) void check();
    else setRefusal('missing');
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend>{t('reset.way')}</legend>
          {ways.map((one) => (
            <label key={one}>
              <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
              {t(`kinds.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <p className="muted">{t(`reset.told.${way}`)}</p>
      <CodeField
        key={way}
        value={code}
        onChange={(value) => {
          setCode(value);
          setRefusal(undefined);
        }}
        send={sendCode}
        error={
          refusal === undefined ? undefined : refusal === 'missing' ? t('code.missing') : errorText(refusal)
        }
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('next')}
      </Button>
    </form>
  );
}

function PasswordStep({
  ticket,
  account,
  onDone,
  onFault,
}: {
  readonly ticket: string;
  readonly account: string;
  readonly onDone: () => void;
  readonly onFault: (error: unknown) => void;
}) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const check = useNewPasswordCheck(account);
  const [value, setValue] = useState(NO_PASSWORD);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
      await api.call(resetPassword, { ticket, password: encryptWirePassword(value.password) });
      onDone();
    } catch (error) {
      setRefusal(error);
      onFault(error);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = check(value);
    setFaults(found);
    if (!busy && Object.keys(found).length === 0) void send();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      <NewPasswordFields
        value={value}
        faults={faults}
        onChange={(next) => {
          setValue(next);
          setFaults({});
        }}
      />
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('password.save')}
      </Button>
    </form>
  );
}
