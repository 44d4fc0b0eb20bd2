import styles from '../staff.module.css';

/** Check boxes of which any number may be chosen. */
export function Checks<V extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly name: string; readonly isOff?: boolean }[];
  readonly chosen: readonly V[];
  readonly onChoose: (chosen: V[]) => void;
}) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.checks}>
        {options.map(({ value, name, isOff }) => (
          <label key={value} className={styles.check}>
            <input
              type="checkbox"
              disabled={isOff}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChoose(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
