import { useId } from 'react';
import styles from '../staff.module.css';

/** Several of a list, as boxes. Nothing of an empty list but what `empty` says. */
export function CheckGroup({
  legend,
  hint,
  options,
  chosen,
  empty,
  onChange,
}: {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly { readonly code: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly empty?: string;
  readonly onChange: (chosen: string[]) => void;
}) {
  const hintId = useId();
  // What is chosen and not offered any more stays visible, so that it can be taken away.
  const lost = chosen
    .filter((code) => !options.some((option) => option.code === code))
    .map((code) => ({ code, name: code }));
  const all = [...options, ...lost];
  if (all.length === 0 && empty === undefined) return null;
  return (
    <fieldset className={styles.choices} aria-describedby={hint ? hintId : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={hintId} className="muted small">
          {hint}
        </p>
      )}
      {all.length === 0 && <p className="muted small">{empty}</p>}
      <div>
        {all.map(({ code, name }) => (
          <label key={code} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
