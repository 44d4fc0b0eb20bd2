import type { ReactNode } from 'react';
import type { DueTone } from '../due.ts';
import styles from './attention.module.css';

/** One thing to act on: what it is, where and until when, and the button for it. */
export function AttentionRow({
  tone,
  words,
  hint,
  action,
}: {
  readonly tone: DueTone;
  readonly words: string;
  readonly hint?: string;
  readonly action?: ReactNode;
}) {
  return (
    <li className={styles.matter} data-tone={tone}>
      <div className={styles.words}>
        <b>{words}</b>
        {hint && <div className="muted small">{hint}</div>}
      </div>
      {action}
    </li>
  );
}
