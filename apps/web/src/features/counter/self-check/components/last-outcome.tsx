import { useEffect } from 'react';
import { announce } from '../../../../lib/announcer.ts';
import styles from './outcomes.module.css';
import type { ScanOutcome } from './scan-outcome.ts';

/** The last scan in one large line. Before the first one it says what to do. */
export function LastOutcome({
  outcome,
  first,
}: {
  readonly outcome: ScanOutcome | undefined;
  readonly first: string;
}) {
  const text = outcome ? `${outcome.about}. ${outcome.words}` : '';
  useEffect(() => {
    if (text !== '') announce(text, 'assertive');
  }, [text]);
  if (!outcome) return <p className={styles.first}>{first}</p>;
  return (
    <div className={styles.line} data-tone={outcome.tone}>
      <p className={styles.words}>{outcome.words}</p>
      <p className={styles.about}>{outcome.about}</p>
    </div>
  );
}
