import { ApiError } from '@lectern/contracts/kernel/client';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { OfflineLink } from '../../../features/counter/offline/offline-link.tsx';
import { CaptchaField } from '../../../features/people/login/components/captcha-field.tsx';
import { useCaptcha } from '../../../features/people/login/use-captcha.ts';
import { changeLanguage } from '../../../lib/i18n.ts';
import { KEPT_MINUTES, pages } from '../../../lib/kept/kept-page.ts';
import { hasPasskeys } from '../../../lib/passkeys/browser-passkeys.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { keepStaffSession, staffHere } from '../../../lib/staff/staff-session.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LanguageChoice } from '../../shell/language-choice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './staff-sign-in.module.css';
import { WhoIsHere } from './who-is-here.tsx';

/** The sign-in of the staff, in place of every page while nobody is signed in. Whoever signed in here before needs only the password. */
export function StaffSignIn() {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const { name: library, settings } = useTenant();
  usePageTitle(t('title'));
  const [here] = useState(staffHere);
  const { kept } = useExternalStore(pages);
  const keptFor = here.find((one) => one.account === kept?.owner)?.name ?? kept?.owner;
  const [account, setAccount] = useState(here[0]?.account ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  /** Undefined until the account is known to ask for the code of an app. */
  const [appCode, setAppCode] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [sending, setSending] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending || account.trim() === '' || password === '') return;
    setSending(true);
    setError(undefined);
    try {
      const { codeKey, proof } = captcha.captcha ?? {};
      const withCaptcha = needsCaptcha && codeKey && { codeKey, verifyCode: code, proof: await proof };
      const answer = await staffCaller.client.call(openStaffSession, {
        account,
        password,
        ...withCaptcha,
        ...(appCode && { code: appCode }),
      });
      const { jwtHeader, jwt, name } = answer;
      keepStaffSession({ header: jwtHeader, token: jwt, account: answer.account, name });
    } catch (refusal) {
      setCode('');
      if (refusal instanceof ApiError && refusal.code === 'STAFF_CODE_REQUIRED' && appCode === undefined) {
        setAppCode('');
        return;
      }
      setError(refusal);
      if (appCode !== undefined) setAppCode('');
      if (refusal instanceof ApiError && refusal.code === 'CAPTCHA_REQUIRED') setNeedsCaptcha(true);
      if (needsCaptcha) captcha.renew();
      passwordField.current?.select();
    } finally {
      setSending(false);
    }
  }

  return (
    <main id="main" className={styles.page}>
      <Card as="section" padded className={styles.card}>
        <h1>{t('deskOf', { library })}</h1>
        {keptFor !== undefined && (
          <Notice>{t('signIn.kept', { name: keptFor, minutes: KEPT_MINUTES })}</Notice>
        )}
        {here.length > 1 && (
          <WhoIsHere
            people={here}
            chosen={account}
            onChoose={(chosen) => {
              setAccount(chosen);
              setPassword('');
              setAppCode(undefined);
              passwordField.current?.focus();
            }}
          />
        )}
        <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
          <TextField
            name="username"
            label={t('signIn.account')}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={64}
            autoFocus={here.length === 0}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
          <TextField
            ref={passwordField}
            name="password"
            type="password"
            label={t('signIn.password')}
            autoComplete="current-password"
            maxLength={256}
            autoFocus={here.length > 0}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {appCode !== undefined && (
            <TextField
              label={t('signIn.code')}
              hint={t('signIn.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              autoFocus
              value={appCode}
              onChange={(event) => setAppCode(event.target.value)}
            />
          )}
          {needsCaptcha && (
            <CaptchaField
              captcha={captcha}
              value={code}
              onChange={setCode}
              error={undefined}
              inputRef={codeField}
            />
          )}
          <Button type="submit" kind="primary" wide busy={sending}>
            {t('signIn.send')}
          </Button>
        </form>
        {hasPasskeys(settings) && <PasskeyButton />}
        <OfflineLink />
        <LanguageChoice choose={changeLanguage}>{(language) => language}</LanguageChoice>
        <a className={styles.away} href="../">
          {t('signIn.toReaders')}
        </a>
      </Card>
    </main>
  );
}
