import styles from './import.module.css';

/** A few titles by name. Nothing where there are none. */
export function NamedTitles({
  heading,
  names,
}: {
  readonly heading: string;
  readonly names: readonly string[];
}) {
  if (names.length === 0) return null;
  return (
    <div className={styles.named}>
      <h4>{heading}</h4>
      <ul>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two titles may have one name, and the rows never move.
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
