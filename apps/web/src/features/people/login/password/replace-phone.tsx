import { ApiError } from '@lectern/contracts/kernel/client';
import { replacePhone } from '@lectern/contracts/people/password/replace-phone';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
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

const CODE_LENGTH = 6;

/**
 * Binds another phone in place of one that the reader has no more. The reader has proved the account by a code of a mail, and proves the
 * new phone by a code that is sent to it.
 */
export function ReplacePhone({
  ticket,
  onRefused,
}: {
  readonly ticket: string;
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
        <ReplacePhoneForm ticket={ticket} onRefused={onRefused} onReplaced={() => setState('done')} />
      )}
    </div>
  );
}

type FieldName = 'phone' | 'code';

function ReplacePhoneForm({
  ticket,
  onRefused,
  onReplaced,
}: {
  readonly ticket: string;
  readonly onRefused: (error: unknown) => void;
  readonly onReplaced: () => void;
}) {
  const { t } = useTranslation(['password', 'recovery']);
  const errorText = useErrorText();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const [refusal, setRefusal] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const number = readPhone(phone);
  const wrongPhone = number === undefined ? { phone: t('recovery:bind.wrong.phone') } : {};

  /** Shows faults and leads to the first field that has one. */
  function show(found: typeof faults) {
    setFaults(found);
    if (found.phone) phoneInput.current?.focus();
    else if (found.code) codeInput.current?.focus();
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
      await api.call(replacePhone, { ticket, phone: newPhone, code });
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
