import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error text. Screen readers read it with the field. */
  readonly error?: string | undefined;
  /** Content at the end of the field, inside its frame: a unit, or a button that shows the password. */
  readonly end?: ReactNode;
  /** Content beside the frame, as high as the frame or higher: a picture that belongs to the field. */
  readonly beside?: ReactNode;
}

/** A field for one line of text, with its label above and the error text below. */
export function TextField({ label, hint, error, end, beside, ...input }: TextFieldProps) {
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
      <div className={styles.line}>
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
        {beside}
      </div>
      {error && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
