import { bindMailOrPhone } from '@lectern/contracts/contacts/bind-mail-or-phone';
import { sendBindMailCode } from '@lectern/contracts/contacts/send-bind-mail-code';
import { sendBindPhoneCode } from '@lectern/contracts/contacts/send-bind-phone-code';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { type ContactKind, readContact } from '@lectern/rules/contact-forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { api } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { CodeField } from './code-field.tsx';
import styles from './recovery.module.css';

export type Bound = OutputOf<(typeof bindMailOrPhone)['output']>;

/** Binds a mail address or a phone by a code that is sent to it, with the password where a contact is replaced. */
export function BindForm({
  kind,
  needsPassword,
  onBound,
}: {
  readonly kind: ContactKind;
  readonly needsPassword: boolean;
  readonly onBound: (bound: Bound) => Promise<void> | void;
}) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const [contact, setContact] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState<'no' | 'contact' | 'all'>('no');
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const read = readContact(kind, contact);

  async function sendCode() {
    setChecked((now) => (now === 'no' ? 'contact' : now));
    if (kind === 'mail') {
      const { mailCodeTimes: left, ...rest } = await api.call(sendBindMailCode, { mail: contact });
      return { ...rest, left };
    }
    const { remainTimes: left, ...rest } = await api.call(sendBindPhoneCode, { phone: contact });
    return { ...rest, left };
  }

  async function send() {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
      const bound = await api.call(bindMailOrPhone, {
        [kind]: contact,
        code,
        ...(needsPassword && { password: encryptWirePassword(password) }),
      });
      await onBound(bound);
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked('all');
    if (!busy && read && code.length === 6 && (!needsPassword || password !== '')) void send();
  }

  const missing = (isMissing: boolean, words: string) => (checked === 'all' && isMissing ? words : undefined);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      <TextField
        name={kind}
        type={kind === 'mail' ? 'email' : 'tel'}
        label={t(`bind.new.${kind}`)}
        error={checked !== 'no' && !read ? t(`bind.wrong.${kind}`) : undefined}
        autoComplete={kind === 'mail' ? 'email' : 'tel'}
        maxLength={254}
        value={contact}
        onChange={(event) => setContact(event.target.value)}
      />
      <CodeField
        value={code}
        onChange={setCode}
        send={sendCode}
        ready={read !== undefined}
        error={missing(code.length !== 6, t('code.missing'))}
      />
      {needsPassword && (
        <TextField
          name="password"
          type="password"
          label={t('bind.password')}
          hint={t('bind.passwordWhy')}
          error={missing(password === '', t('bind.passwordMissing'))}
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Button type="submit" kind="primary" wide busy={busy}>
        {t('bind.save')}
      </Button>
    </form>
  );
}
