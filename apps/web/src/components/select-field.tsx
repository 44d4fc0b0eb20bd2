import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styles from './select-field.module.css';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly labelHidden?: boolean;
}

/** A field of a form that chooses one of several values: the browser's `<select>` with its label above. The children are options. */
export function SelectField({ label, labelHidden, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'hidden-visually' : styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select {...select} id={id}>
          {children}
        </select>
        <ChevronDown size={16} aria-hidden />
      </div>
    </div>
  );
}
