import { ScanLine } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './station.module.css';

/** The field that the scanner types into. It takes the focus back wherever a touch put it, and is emptied by each scan. */
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
  useEffect(() => {
    field.current?.focus();
    // A scanner types wherever the focus is, also on a button that was touched last; what it types goes to the field.
    const catchKeys = ({ key }: KeyboardEvent) => {
      if (key.length === 1 && key !== ' ') field.current?.focus();
    };
    addEventListener('keydown', catchKeys, { capture: true });
    return () => removeEventListener('keydown', catchKeys, { capture: true });
  }, []);

  function send(event: FormEvent) {
    event.preventDefault();
    const barcode = text.trim();
    if (barcode === '' || busy) return;
    setText('');
    onScan(barcode);
    field.current?.focus();
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
