import { Link } from 'react-router';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './link-group.module.css';

export interface CountedLink {
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly to: string;
}

const MOST = 12;

/** A heading with links to works, each with their number; the most frequent ones only. Nothing without links. */
export function LinkGroup({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly CountedLink[];
}) {
  const format = useFormat();
  if (links.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {links.slice(0, MOST).map(({ code, name, count, to }) => (
          <li key={code}>
            <Link to={to}>
              {name} <span className="muted small num">{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
