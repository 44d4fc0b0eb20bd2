import { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { checkResetPhoneCode } from '@lectern/contracts/people/password/check-reset-phone-code';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { CodeField } from '../recovery/code-field.tsx';
import styles from '../recovery/recovery.module.css';

/** What the right code gave. */
export type ProvedReset = OutputOf<(typeof checkResetMailCode)['output']>;

const CODE_LENGTH = 6;

/** The second step of a reset: a code by mail or phone, and the field for it. It does not tell whether the account has such a contact. */
export function ResetCodeStep({
  ticket,
  ways,
  onProved,
  onRefused,
  onOtherAccount,
}: {
  readonly ticket: string;
  readonly ways: readonly ContactKind[];
  readonly onProved: (proved: ProvedReset, way: ContactKind) => void;
  readonly onRefused: (error: unknown) => void;
  readonly onOtherAccount: () => void;
}) {
  const { t } = useTranslation('password');
  const errorText = useErrorText();
  const [way, setWay] = useState<ContactKind>(ways[0] ?? 'mail');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function sendCode() {
    try {
      if (way === 'mail') {
        const { mailCodeTimes: left, ...rest } = await api.call(sendResetMailCode, { ticket });
        return { ...rest, left };
      }
      const { remainTimes: left, ...rest } = await api.call(sendResetPhoneCode, { ticket });
      return { ...rest, left };
    } catch (error) {
      onRefused(error);
      throw error;
    }
  }

  async function check() {
    setIsSending(true);
    try {
      const contract = way === 'mail' ? checkResetMailCode : checkResetPhoneCode;
      onProved(await api.call(contract, { ticket, code }), way);
    } catch (error) {
      setFault(error);
      setIsSending(false);
      input.current?.focus();
      onRefused(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (code.length === CODE_LENGTH) return void check();
    setFault('missing');
    input.current?.focus();
  }

  function choose(next: ContactKind) {
    setWay(next);
    setCode('');
    setFault(undefined);
  }

  const faultText = fault === 'missing' ? t('reset.codeMissing') : fault ? errorText(fault) : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isUsedUp(fault) && <Notice tone="warn">{t('reset.codeUsedUp')}</Notice>}
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend>{t('reset.way')}</legend>
          {ways.map((one) => (
            <label key={one}>
              <input type="radio" name="way" checked={way === one} onChange={() => choose(one)} />
              {t(`reset.ways.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <p className="muted">{t(`reset.sentTo.${way}`)}</p>
      <CodeField
        key={way}
        value={code}
        onChange={(value) => {
          setCode(value);
          setFault(undefined);
        }}
        send={sendCode}
        error={faultText}
        inputRef={input}
      />
      <Button type="submit" kind="primary" wide busy={isSending}>
        {t('reset.next')}
      </Button>
      <Button kind="text" onClick={onOtherAccount}>
        {t('reset.otherAccount')}
      </Button>
    </form>
  );
}

/** Whether the last try for a code was used: another code is needed. */
function isUsedUp(fault: unknown): boolean {
  return fault instanceof ApiError && fault.code === 'CODE_WRONG' && fault.details.remaining === 0;
}
