import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';

/** Numbers from 1 on, with what the ends mean. */
export function ScaleField({
  question: { end, low, high },
  name,
  choices,
  onChoose,
}: {
  readonly question: Extract<Question, { kind: 'scale' }>;
  readonly name: string;
  readonly choices: readonly number[];
  readonly onChoose: (choices: readonly number[]) => void;
}) {
  const format = useFormat();
  const meaning = (at: number) => (at === 0 ? low : at === end - 1 ? high : '');
  return (
    <div className={styles.scale}>
      <span className={styles.end} aria-hidden>
        {low}
      </span>
      <div className={styles.numbers}>
        {Array.from({ length: end }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers do not move
          <label key={at} className={styles.number}>
            <input type="radio" name={name} checked={choices[0] === at} onChange={() => onChoose([at])} />
            <span>
              {format.number(at + 1)}
              {meaning(at) && <span className="hidden-visually"> {meaning(at)}</span>}
            </span>
          </label>
        ))}
      </div>
      <span className={styles.end} aria-hidden>
        {high}
      </span>
    </div>
  );
}
