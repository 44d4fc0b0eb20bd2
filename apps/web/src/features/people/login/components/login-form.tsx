import { ApiError } from '@lectern/contracts/kernel/client';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { closeLogin } from '../../../../lib/login-prompt.ts';
import { noteConsent } from '../../../../lib/noted-consent.ts';
import { canUsePasskeys } from '../../../../lib/passkeys/browser-passkeys.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { type LoginFieldName, missingFields } from '../login-check.ts';
import { usePasskeyProposals } from '../passkeys/use-passkey-proposals.ts';
import { signInReader } from '../sign-in-reader.ts';
import { useCaptcha } from '../use-captcha.ts';
import { useOutcome } from '../use-outcome.ts';
import { CaptchaField } from './captcha-field.tsx';
import { LoginExplain } from './login-explain.tsx';
import styles from './login-form.module.css';
import { PrivacyConsent } from './privacy-consent.tsx';
import { StaySignedIn } from './stay-signed-in.tsx';

const EMPTY = { account: '', password: '', code: '', stays: false, consent: false };

/** Account, password, consent, and a verification code after wrong guesses. All missing fields are reported at once; an error goes when its field changes. */
export function LoginForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const { settings } = useTenant();
  const { privacyVersion } = settings;
  const [needsCode, setNeedsCode] = useState(false);
  const captcha = useCaptcha(needsCode);
  const { follow, message } = useOutcome(onSignedIn);
  const [fields, setFields] = useState(EMPTY);
  const [missing, setMissing] = useState<readonly LoginFieldName[]>([]);
  const [refusal, setRefusal] = useState<unknown>();
  const [sending, setSending] = useState(false);
  usePasskeyProposals(canUsePasskeys(settings), follow, setRefusal);
  const [passwordShown, setPasswordShown] = useState(false);
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const inputs = { account, password, code, consent };
  // The field is there only now.
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  function set(change: Partial<typeof EMPTY>) {
    setFields((now) => ({ ...now, ...change }));
    setMissing((now) => now.filter((name) => !(name in change)));
  }

  /** As `set`, for what the reader types: it also takes away the refusal that is about this field. */
  function type(change: Partial<typeof EMPTY>) {
    set(change);
    setRefusal((now: unknown) => (fieldsOf(now).some((name) => name in change) ? undefined : now));
  }

  async function send() {
    setSending(true);
    setRefusal(undefined);
    try {
      const { codeKey = '', proof } = captcha.captcha ?? {};
      noteConsent(privacyVersion);
      const answered = needsCode ? { code: fields.code, codeKey, proof } : undefined;
      follow(await signInReader({ ...fields, captcha: answered }));
    } catch (error) {
      setRefusal(error);
      set({ code: '' });
      if (needsCode) captcha.renew();
      if (error instanceof ApiError && error.code === 'CAPTCHA_REQUIRED') setNeedsCode(true);
      (error instanceof ApiError && error.code === 'CREDENTIALS_WRONG' ? password : code).current?.focus();
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const faults = missingFields(fields, needsCode);
    setMissing(faults);
    if (faults[0]) inputs[faults[0]].current?.focus();
    else void send();
  }

  const wrong = (name: LoginFieldName) => (missing.includes(name) ? t(`missing.${name}`) : undefined);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      {message !== '' && <Notice tone="warn">{message}</Notice>}
      <TextField
        ref={account}
        name="username"
        label={t('account')}
        error={wrong('account')}
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        autoFocus
        value={fields.account}
        onChange={(event) => type({ account: event.target.value })}
      />
      <TextField
        ref={password}
        name="password"
        type={passwordShown ? 'text' : 'password'}
        label={t('password')}
        error={wrong('password')}
        autoComplete="current-password"
        maxLength={64}
        value={fields.password}
        onChange={(event) => type({ password: event.target.value })}
        end={
          <IconButton
            label={t(passwordShown ? 'hidePassword' : 'showPassword')}
            icon={passwordShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            onClick={() => setPasswordShown(!passwordShown)}
          />
        }
      />
      {needsCode && (
        <CaptchaField
          captcha={captcha}
          value={fields.code}
          onChange={(value) => type({ code: value })}
          error={wrong('code')}
          inputRef={code}
        />
      )}
      <StaySignedIn checked={fields.stays} onChange={(checked) => type({ stays: checked })} />
      <PrivacyConsent
        inputRef={consent}
        checked={fields.consent}
        onChange={(checked) => type({ consent: checked })}
        error={wrong('consent')}
      />
      <Button type="submit" kind="primary" wide busy={sending}>
        {t(sending ? 'signingIn' : 'signIn')}
      </Button>
      {settings.findPasswordFlag !== '0' && (
        <Link to="/resetPassword" className={styles.forgot} onClick={closeLogin}>
          {t('forgot')}
        </Link>
      )}
      <LoginExplain />
    </form>
  );
}

/** The fields that a refusal is about. Any other refusal stays until the form is sent again. */
function fieldsOf(refusal: unknown): readonly LoginFieldName[] {
  if (!(refusal instanceof ApiError)) return [];
  if (refusal.code === 'CAPTCHA_WRONG' || refusal.code === 'CAPTCHA_REQUIRED') return ['code'];
  return refusal.code === 'CREDENTIALS_WRONG' ? ['account', 'password'] : [];
}
