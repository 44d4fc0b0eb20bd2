import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useScannerInput } from '../../../../lib/scanner/use-scanner-input.ts';
import styles from './station.module.css';

/**
 * One large field with its button. A scanner ends with Enter, so it needs no touch. It has the focus when it appears, and is emptied when
 * it is sent. What is scanned while it is sent stays in the field, until the next scan takes its place.
 */
export function EntryField({
  label,
  hint,
  missing,
  send,
  type = 'text',
  busy,
  onSend,
  children,
}: {
  readonly label: string;
  readonly hint: string;
  /** Said where nothing was entered. */
  readonly missing: string;
  readonly send: string;
  readonly type?: 'text' | 'password';
  readonly busy: boolean;
  readonly onSend: (text: string) => void;
  /** Buttons beside the one that sends. */
  readonly children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);

  useScannerInput(field, take);

  function take(given: string) {
    setIsMissing(given === '');
    field.current?.focus();
    setText(busy ? given : '');
    if (given !== '' && !busy) onSend(given);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    take(type === 'password' ? text : text.trim());
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        type={type}
        className={styles.field}
        label={label}
        hint={hint}
        error={isMissing ? missing : undefined}
        value={text}
        maxLength={type === 'password' ? 200 : 64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" className={styles.big} busy={busy}>
          {send}
        </Button>
        {children}
      </div>
    </form>
  );
}
