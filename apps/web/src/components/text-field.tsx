import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it, in words; read out with the field. */
  readonly error?: string | undefined;
  /** Inside the frame, at the end: a button that shows the password, a unit. */
  readonly end?: ReactNode;
}

/** One line of text with its label above and what is wrong below. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
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
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        />
        {end}
      </div>
      {error && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
