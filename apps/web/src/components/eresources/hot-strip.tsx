import { useId } from 'react';
import { Link } from 'react-router';
import styles from './list-page.module.css';

/** What was opened most in the last days, in one line. Nothing where there is nothing. */
export function HotStrip({
  title,
  entries,
}: {
  readonly title: string;
  /** `to`: the address of the page. Undefined until they are known, or where they cannot be asked for. */
  readonly entries:
    | readonly { readonly id: string; readonly name: string; readonly to: string }[]
    | undefined;
}) {
  const heading = useId();
  if (!entries || entries.length === 0) return null;
  return (
    <section className={styles.hot} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {entries.map(({ id, name, to }) => (
          <li key={id}>
            <Link to={to} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
