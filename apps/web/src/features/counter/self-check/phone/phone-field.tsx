import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ScanField } from '../../../../components/scan/scan-field.tsx';
import styles from './phone.module.css';

/** A field for a code or barcode, typed or read by the camera, with its button. It is emptied when it is sent. */
export function PhoneField({
  label,
  hint,
  missing,
  send,
  inputMode,
  busy = false,
  onSend,
}: {
  readonly label: string;
  readonly hint?: string;
  /** Said where nothing was entered. */
  readonly missing: string;
  readonly send: string;
  readonly inputMode?: 'numeric';
  readonly busy?: boolean;
  readonly onSend: (text: string) => void;
}) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const give = (given: string) => {
    setIsMissing(given.trim() === '');
    if (given.trim() === '') return;
    setText('');
    onSend(given.trim());
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        give(text);
      }}
    >
      <ScanField
        label={label}
        {...(hint && { hint })}
        {...(inputMode && { inputMode })}
        maxLength={500}
        value={text}
        error={isMissing ? missing : undefined}
        onValue={setText}
        onScan={give}
      />
      <Button type="submit" kind="primary" busy={busy} className={styles.big}>
        {send}
      </Button>
    </form>
  );
}
