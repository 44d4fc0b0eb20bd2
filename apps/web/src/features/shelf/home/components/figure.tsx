import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** A number with its label and a note. */
export function Figure({
  value,
  label,
  children,
}: {
  readonly value: string;
  readonly label: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <div className={styles.value}>{value}</div>
      <div className="muted small">{label}</div>
      {children}
    </div>
  );
}
