import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styles from './select-field.module.css';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  /** Keeps the label for people who listen only, where its place says what it is. */
  readonly labelHidden?: boolean;
}

/** One of some values, in a form: the browser's own list, with its label above. The children are options. */
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
