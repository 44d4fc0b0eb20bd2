import { ScanLine } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useScannerInput } from '../../../../lib/scanner/use-scanner-input.ts';
import styles from './station.module.css';

/** The field that the scanner types into. It takes the focus back wherever a touch put it, and is emptied by each scan, also while one is done. */
export function ScanForm({
  label,
  busy,
  onScan,
}: {
  readonly label: string;
  readonly busy: boolean;
  readonly onScan: (barcode: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => field.current?.focus(), []);
  useScannerInput(field, take);

  function take(code: string) {
    setText('');
    field.current?.focus();
    if (code !== '') onScan(code);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    take(text.trim());
  }

  return (
    <form className={styles.scan} onSubmit={send}>
      <ScanLine size={28} aria-hidden />
      <label htmlFor={id} className="hidden-visually">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        value={text}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={label}
        aria-busy={busy || undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
