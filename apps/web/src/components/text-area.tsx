import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error text. Screen readers read it with the field. */
  readonly error?: string | undefined;
}

/** A field for several lines of text, with its label above and the error text below. With `maxLength` it says how much is written. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <div className={styles.frame} data-wrong={error ? '' : undefined}>
        <textarea
          rows={4}
          {...area}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        />
      </div>
      {area.maxLength !== undefined && typeof area.value === 'string' && (
        <div className={styles.count} aria-hidden>
          {area.value.length} / {area.maxLength}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
