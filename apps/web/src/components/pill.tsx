import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './pill.module.css';

/** A state in a few words. The colour only repeats what the words say. */
export function Pill({
  tone,
  children,
}: {
  readonly tone?: 'ok' | 'warn' | 'bad' | 'accent';
  readonly children: ReactNode;
}) {
  return <span className={classNames(styles.pill, tone && styles[tone])}>{children}</span>;
}
