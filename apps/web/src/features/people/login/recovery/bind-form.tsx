import { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { sendBindMailCode } from '@lectern/contracts/people/contacts/send-bind-mail-code';
import { sendBindPhoneCode } from '@lectern/contracts/people/contacts/send-bind-phone-code';
import { type ContactKind, readContact } from '@lectern/rules/contact-forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { api } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { CodeField } from './code-field.tsx';
import { type Contacts, contactOf } from './demanded-contacts.ts';
import styles from './recovery.module.css';
import { wireForm } from './wire-form.ts';

export type Bound = OutputOf<(typeof bindMailOrPhone)['output']>;

const FIELDS = ['contact', 'code', 'password'] as const;
type FieldName = (typeof FIELDS)[number];
type Faults = Partial<Record<FieldName, string>>;
/** The field that an error of the server concerns. */
const FIELD_OF: Readonly<Record<string, FieldName>> = { CODE_WRONG: 'code', CREDENTIALS_WRONG: 'password' };

/**
 * Binds a mail address or a phone by a code that is sent to it, with the password where a change needs it. It begins with a contact that
 * the library has but nobody verified.
 */
export function BindForm({
  kind,
  contacts,
  onBound,
  lacks = '',
}: {
  readonly kind: ContactKind;
  readonly contacts: Contacts;
  readonly onBound: (bound: Bound) => Promise<void> | void;
  /** What has to be there first. It is said instead of sending anything. */
  readonly lacks?: string;
}) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const { value, isVerified, codesLeft } = contactOf(contacts, kind);
  const [fields, setFields] = useState({ contact: isVerified ? '' : value, code: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const contact = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const inputs = { contact, code, password };
  const read = readContact(kind, fields.contact);
  const wrongContact = read === undefined ? { contact: t(`bind.wrong.${kind}`) } : {};

  function type(field: FieldName, text: string) {
    setFields((now) => ({ ...now, [field]: text }));
    setFaults((now) => ({ ...now, [field]: undefined }));
  }

  /** Shows faults and leads to the first field that has one. False if there is none. */
  function show(found: Faults): boolean {
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) inputs[first].current?.focus();
    return first !== undefined;
  }

  function tellsWhatLacks(): boolean {
    setIsTold(lacks !== '');
    return lacks !== '';
  }

  async function sendCode() {
    if (show(wrongContact) || read === undefined || tellsWhatLacks()) return undefined;
    if (kind === 'mail') {
      const { mailCodeTimes: left, ...rest } = await api.call(sendBindMailCode, { mail: read });
      return { ...rest, left };
    }
    const { remainTimes: left, ...rest } = await api.call(sendBindPhoneCode, { phone: read });
    return { ...rest, left };
  }

  async function bind(address: string) {
    setBusy(true);
    setRefusal(undefined);
    try {
      const proof = { code: fields.code, ...(await wireForm(fields.password)) };
      await onBound(await api.call(bindMailOrPhone, { [kind]: address, ...proof }));
    } catch (error) {
      const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
      if (field) {
        setFields((now) => ({ ...now, [field]: '' }));
        show({ [field]: errorText(error) });
      } else setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const missing = {
      ...wrongContact,
      ...(fields.code.length !== 6 && { code: t('code.missing') }),
      ...(contacts.needsPassword && fields.password === '' && { password: t('bind.passwordMissing') }),
    };
    if (!show(missing) && read !== undefined && !tellsWhatLacks()) void bind(read);
  }

  if (contacts.bindTimes === 0) return <Notice tone="warn">{t('bind.noneLeft')}</Notice>;
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      {isTold && <Notice tone="bad">{lacks}</Notice>}
      <TextField
        ref={contact}
        name={kind}
        type={kind === 'mail' ? 'email' : 'tel'}
        label={t(`bind.new.${kind}`)}
        error={faults.contact}
        autoComplete={kind === 'mail' ? 'email' : 'tel'}
        maxLength={254}
        value={fields.contact}
        onChange={(event) => type('contact', event.target.value)}
      />
      <CodeField
        inputRef={code}
        value={fields.code}
        onChange={(text) => type('code', text)}
        send={sendCode}
        {...(lacks === '' && { left: codesLeft })}
        error={faults.code}
      />
      {contacts.needsPassword && (
        <TextField
          ref={password}
          name="password"
          type="password"
          label={t('bind.password')}
          hint={t('bind.passwordWhy')}
          error={faults.password}
          autoComplete="current-password"
          maxLength={64}
          value={fields.password}
          onChange={(event) => type('password', event.target.value)}
        />
      )}
      <Button type="submit" kind={lacks === '' ? 'primary' : 'plain'} wide busy={busy}>
        {t('bind.save')}
      </Button>
    </form>
  );
}
