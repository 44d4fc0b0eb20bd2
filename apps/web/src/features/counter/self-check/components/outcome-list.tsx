import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import styles from './outcomes.module.css';
import type { ScanOutcome } from './scan-outcome.ts';

const ICONS = { ok: CircleCheck, look: Info, bad: CircleAlert };

/** All scans, the last first. */
export function OutcomeList({
  label,
  outcomes,
}: {
  readonly label: string;
  readonly outcomes: readonly ScanOutcome[];
}) {
  if (outcomes.length === 0) return null;
  return (
    <ol className={styles.list} aria-label={label}>
      {outcomes.map(({ key, tone, words, about }) => {
        const Icon = ICONS[tone];
        return (
          <li key={key} data-tone={tone}>
            <Icon size={20} aria-hidden />
            <div>
              <b>{about}</b>
              <p>{words}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
