import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** One number, what it counts, and what to know about it. */
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
