import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import styles from '../questionnaires.module.css';

/** A choice for each row: a table, whose rows stand below each other where the window is narrow. */
export function MatrixField({
  question: { rows, options },
  name,
  choices,
  onChoose,
}: {
  readonly question: Extract<Question, { kind: 'matrix' }>;
  readonly name: string;
  readonly choices: readonly number[];
  readonly onChoose: (choices: readonly number[]) => void;
}) {
  const chosen = (row: number) => choices[row] ?? -1;
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td />
          {options.map((option, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options do not move
            <th key={at} scope="col">
              {option}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
          <tr key={at}>
            <th scope="row">{row}</th>
            {options.map((option, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: options do not move
              <td key={place}>
                <label className={styles.cell}>
                  <input
                    type="radio"
                    name={`${name}-${at}`}
                    aria-label={`${row} ${option}`}
                    checked={chosen(at) === place}
                    onChange={() => onChoose(rows.map((_, one) => (one === at ? place : chosen(one))))}
                  />
                  <span aria-hidden>{option}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
