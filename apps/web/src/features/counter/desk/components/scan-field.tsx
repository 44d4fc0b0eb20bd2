import { ScanLine } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useScannerInput } from '../../../../lib/scanner/use-scanner-input.ts';
import styles from './scan-field.module.css';

/**
 * The field that scanners type into. It has the focus whenever nothing else was chosen, and what a scanner types elsewhere on the page
 * counts as well, so that a scanner alone is enough. It is emptied by each scan.
 */
export function ScanField({
  label,
  fieldRef,
  onScan,
  children,
}: {
  readonly label: string;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onScan: (text: string) => void;
  /** Buttons beside the field. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  const [text, setText] = useState('');
  useEffect(() => fieldRef.current?.focus(), [fieldRef]);
  useScannerInput(fieldRef, take);

  function take(code: string) {
    setText('');
    onScan(code);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    take(text);
  }

  return (
    <form className={styles.row} onSubmit={send}>
      <div className={styles.frame}>
        <ScanLine size={20} aria-hidden />
        <label htmlFor={id} className="hidden-visually">
          {label}
        </label>
        <input
          ref={fieldRef}
          id={id}
          value={text}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={label}
          onChange={(event) => setText(event.target.value)}
        />
        <kbd aria-hidden>Enter</kbd>
      </div>
      {children}
    </form>
  );
}
