import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styles from './select-field.module.css';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly labelHidden?: boolean;
  /** The error text. Screen readers read it with the field. */
  readonly error?: string | undefined;
}

/** A field of a form that chooses one of several values: the browser's `<select>` with its label above. The children are options. */
export function SelectField({ label, labelHidden, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'hidden-visually' : styles.label}>
        {label}
      </label>
      <div className={styles.frame} data-wrong={error ? '' : undefined}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {children}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
      {error && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
