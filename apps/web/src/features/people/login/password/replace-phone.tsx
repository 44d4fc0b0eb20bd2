import { ApiError } from '@lectern/contracts/kernel/client';
import { replacePhone } from '@lectern/contracts/people/password/replace-phone';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import { readCertificateNumber } from '@lectern/rules/certificate-number';
import { readPhone } from '@lectern/rules/contact-forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { api } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { CodeField } from '../recovery/code-field.tsx';
import styles from '../recovery/recovery.module.css';
import own from './replace-phone.module.css';
import type { ProvedReset } from './reset-code-step.tsx';

const CODE_LENGTH = 6;

/**
 * Binds another phone in place of one that the reader has no more. The reader has proved the account by a code of a mail, and proves the
 * new phone by a code that is sent to it. Name and ID number are asked for where the account has one.
 */
export function ReplacePhone({
  proved,
  onRefused,
}: {
  readonly proved: ProvedReset;
  readonly onRefused: (error: unknown) => void;
}) {
  const { t } = useTranslation('password');
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const done = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (state === 'done') done.current?.focus();
  }, [state]);
  if (state === 'done') {
    return (
      <div ref={done} tabIndex={-1} className={own.done}>
        <Notice>{t('reset.phone.done')}</Notice>
      </div>
    );
  }
  const isOpen = state === 'open';
  return (
    <div className={own.part}>
      <Button kind="text" aria-expanded={isOpen} onClick={() => setState(isOpen ? 'closed' : 'open')}>
        {t('reset.phone.open')}
      </Button>
      {isOpen && (
        <ReplacePhoneForm proved={proved} onRefused={onRefused} onReplaced={() => setState('done')} />
      )}
    </div>
  );
}

const FIELDS = ['name', 'certificateNo', 'phone', 'code'] as const;
type FieldName = (typeof FIELDS)[number];
const NOBODY = { name: '', certificateNo: '' };

function ReplacePhoneForm({
  proved: { ticket, asksIdentity },
  onRefused,
  onReplaced,
}: {
  readonly proved: ProvedReset;
  readonly onRefused: (error: unknown) => void;
  readonly onReplaced: () => void;
}) {
  const { t } = useTranslation(['password', 'recovery']);
  const errorText = useErrorText();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [person, setPerson] = useState(NOBODY);
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const certificateNo = useRef<HTMLInputElement>(null);
  const inputs = { name, certificateNo, phone: phoneInput, code: codeInput };
  const number = readPhone(phone);
  const wrongPhone = number === undefined ? { phone: t('recovery:bind.wrong.phone') } : {};

  /** Shows faults and leads to the first field that has one. */
  function show(found: typeof faults) {
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) inputs[first].current?.focus();
  }

  async function sendCode() {
    if (number === undefined) {
      show(wrongPhone);
      return undefined;
    }
    try {
      const { remainTimes: left, ...rest } = await api.call(sendResetPhoneCode, { ticket, phone: number });
      return { ...rest, left };
    } catch (error) {
      onRefused(error);
      throw error;
    }
  }

  async function replace(newPhone: string) {
    setIsSending(true);
    setRefusal(undefined);
    try {
      await api.call(replacePhone, { ticket, phone: newPhone, code, ...(asksIdentity && person) });
      onReplaced();
    } catch (error) {
      setIsSending(false);
      if (error instanceof ApiError && error.code === 'CODE_WRONG') show({ code: errorText(error) });
      else setRefusal(error);
      onRefused(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = {
      ...(asksIdentity && person.name.trim() === '' && { name: t('reset.phone.nameMissing') }),
      ...(asksIdentity &&
        readCertificateNumber(person.certificateNo) === undefined && {
          certificateNo: t('reset.phone.certificateWrong'),
        }),
      ...wrongPhone,
      ...(code.length !== CODE_LENGTH && { code: t('reset.codeMissing') }),
    };
    show(found);
    if (Object.keys(found).length === 0 && number !== undefined) void replace(number);
  }

  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <p className="muted">{t('reset.phone.explain')}</p>
      {refusal !== undefined && <Notice tone="bad">{errorText(refusal)}</Notice>}
      {asksIdentity &&
        (['name', 'certificateNo'] as const).map((field) => (
          <TextField
            key={field}
            ref={inputs[field]}
            name={field}
            label={t(`reset.phone.${field}`)}
            error={faults[field]}
            autoComplete={field === 'name' ? 'name' : 'off'}
            maxLength={field === 'name' ? 100 : 40}
            value={person[field]}
            onChange={(event) => {
              setPerson((now) => ({ ...now, [field]: event.target.value }));
              setFaults({});
            }}
          />
        ))}
      <TextField
        ref={phoneInput}
        name="phone"
        type="tel"
        label={t('recovery:bind.new.phone')}
        error={faults.phone}
        autoComplete="tel"
        maxLength={32}
        value={phone}
        onChange={(event) => {
          setPhone(event.target.value);
          setFaults({});
        }}
      />
      <CodeField
        inputRef={codeInput}
        value={code}
        onChange={(text) => {
          setCode(text);
          setFaults({});
        }}
        send={sendCode}
        error={faults.code}
      />
      <Button type="submit" wide busy={isSending}>
        {t('reset.phone.save')}
      </Button>
    </form>
  );
}
