import { ApiError } from '@lectern/contracts/kernel/client';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { CaptchaField } from '../components/captcha-field.tsx';
import styles from '../components/login-form.module.css';
import { PasswordField } from '../password/password-field.tsx';
import { useAccountCaptcha } from './use-account-captcha.ts';

/** Whose account it is. `name` stays empty where it is not asked for. */
export interface BindingPerson {
  readonly name: string;
  readonly account: string;
}

/** What the reader types. */
export interface BindingFields extends BindingPerson {
  readonly password: string;
  readonly code: string;
}

/** The fields with what the verification code came with. */
export interface Binding extends BindingFields {
  readonly codeKey: string;
  readonly proof: Promise<string> | undefined;
}

type FieldName = keyof BindingFields;
const EMPTY = { password: '', code: '' };

/**
 * Account, password and verification code of the reader whom an account elsewhere is linked with; on the association page also the name.
 * A verification code is asked for only when there is an account (specification 1, section 5).
 */
export function BindingForm({
  withName = false,
  person,
  onPerson,
  bind,
  lacks = '',
}: {
  readonly withName?: boolean;
  readonly person: BindingPerson;
  readonly onPerson: (person: BindingPerson) => void;
  /** Rejects with an ApiError if nothing is linked. Left out where `lacks` says what is missing. */
  readonly bind?: (binding: Binding) => Promise<void>;
  /** Said instead of sending anything. */
  readonly lacks?: string;
}) {
  const { t } = useTranslation('binding');
  const errorText = useErrorText();
  const [proof, setProof] = useState(EMPTY);
  const fields: BindingFields = { ...person, ...proof };
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [refusal, setRefusal] = useState<unknown>();
  const [sending, setSending] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const inputs = { name, account, password, code };
  const { captcha, want } = useAccountCaptcha(fields.account, () => {
    setMissing((now) => [...now, 'account']);
    account.current?.focus();
  });
  const asked: readonly FieldName[] = withName
    ? ['name', 'account', 'password', 'code']
    : ['account', 'password', 'code'];

  function typePerson(change: Partial<BindingPerson>) {
    onPerson({ ...person, ...change });
    setMissing((now) => now.filter((field) => !(field in change)));
  }

  function typeProof(change: Partial<typeof EMPTY>) {
    setProof((now) => ({ ...now, ...change }));
    setMissing((now) => now.filter((field) => !(field in change)));
  }

  async function send() {
    if (!bind) {
      setIsTold(true);
      return;
    }
    setSending(true);
    setRefusal(undefined);
    try {
      await bind({
        ...fields,
        codeKey: captcha.captcha?.codeKey ?? '',
        proof: captcha.captcha?.proof,
      });
    } catch (error) {
      setRefusal(error);
      setProof((now) => ({ ...now, code: '' }));
      captcha.renew();
      (error instanceof ApiError && error.code === 'CREDENTIALS_WRONG' ? password : code).current?.focus();
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const faults = asked.filter((field) => fields[field].trim() === '');
    setMissing(faults);
    if (faults[0]) inputs[faults[0]].current?.focus();
    else void send();
  }

  const wrong = (field: FieldName) => (missing.includes(field) ? t(`missing.${field}`) : undefined);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      {isTold && lacks !== '' && <Notice tone="bad">{lacks}</Notice>}
      {withName && (
        <TextField
          ref={name}
          name="name"
          label={t('name')}
          error={wrong('name')}
          autoComplete="name"
          maxLength={100}
          value={fields.name}
          onChange={(event) => typePerson({ name: event.target.value })}
        />
      )}
      <TextField
        ref={account}
        name="username"
        label={t(withName ? 'primaryId' : 'account')}
        error={wrong('account')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        value={fields.account}
        onChange={(event) => typePerson({ account: event.target.value })}
        onBlur={want}
      />
      <PasswordField
        ref={password}
        name="password"
        label={t('password')}
        hint={withName ? t('whyPassword') : undefined}
        error={wrong('password')}
        autoComplete="current-password"
        value={fields.password}
        onChange={(event) => typeProof({ password: event.target.value })}
      />
      <CaptchaField
        captcha={captcha}
        value={fields.code}
        onChange={(value) => typeProof({ code: value })}
        error={wrong('code')}
        inputRef={code}
      />
      <Button type="submit" kind={bind ? 'primary' : 'plain'} wide busy={sending}>
        {t(sending ? 'linking' : 'link')}
      </Button>
    </form>
  );
}
