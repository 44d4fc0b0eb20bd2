import { ApiError } from '@lectern/contracts/kernel/client';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { announce } from '../../../../lib/announcer.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './recovery.module.css';
import { useCountdown } from './use-countdown.ts';

/** What the server says of a code that was sent. */
export interface SentCode {
  readonly left: number;
  readonly waitSeconds: number;
  readonly validMinutes: number;
}

/** A field for a code with the button that sends one: how long to wait for the next, how long it is good, how many are left today. */
export function CodeField({
  value,
  onChange,
  send,
  left,
  error,
  inputRef,
  label,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Rejects with an ApiError. Undefined if there is nobody to send it to; the caller says so. */
  readonly send: () => Promise<SentCode | undefined>;
  /** How many may still be sent today, where it is known before the first one. */
  readonly left?: number;
  readonly error: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Where "Code" alone could be taken for another field. */
  readonly label?: string;
}) {
  const { t } = useTranslation('recovery');
  const errorText = useErrorText();
  const wait = useCountdown();
  const [sent, setSent] = useState<SentCode>();
  const [isOver, setIsOver] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  async function press() {
    setSending(true);
    setRefusal(undefined);
    try {
      const answer = await send();
      if (!answer) return;
      setSent(answer);
      wait.start(answer.waitSeconds);
      announce(t('code.sent', { minutes: answer.validMinutes }));
    } catch (fault) {
      setRefusal(fault);
      if (fault instanceof ApiError && fault.code === 'CODE_LIMIT_REACHED') setIsOver(true);
      const seconds = fault instanceof ApiError ? fault.details.seconds : undefined;
      if (typeof seconds === 'number') wait.start(seconds);
    } finally {
      setSending(false);
    }
  }

  const leftNow = isOver ? 0 : (sent?.left ?? left);
  const refused = refusal === undefined ? undefined : errorText(refusal);
  return (
    <TextField
      ref={inputRef}
      name="code"
      label={label ?? t('code.label')}
      hint={
        leftNow !== undefined && (
          <>
            {sent && <p>{t('code.sent', { minutes: sent.validMinutes })}</p>}
            <p>{t('code.left', { count: leftNow })}</p>
          </>
        )
      }
      error={error ?? refused}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      end={
        <Button
          kind="text"
          className={styles.sendCode}
          busy={sending}
          disabled={wait.seconds > 0 || leftNow === 0}
          onClick={() => void press()}
        >
          {wait.seconds > 0
            ? t('code.wait', { seconds: wait.seconds })
            : t(sent ? 'code.again' : 'code.send')}
        </Button>
      }
    />
  );
}
