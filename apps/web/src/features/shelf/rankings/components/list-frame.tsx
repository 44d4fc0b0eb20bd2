import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import styles from './list-frame.module.css';

/** The lists, in the order of their links. */
const LISTS = ['hotBook', 'newBookInform', 'collect', 'grade', 'readRange'] as const;
export type ListName = (typeof LISTS)[number];

/** The heading of a list, links to the other lists, and the choice of its time. */
export function ListFrame<Range extends string>({
  name,
  ranges,
  range,
  rangeName,
  more,
  children,
}: {
  readonly name: ListName;
  readonly ranges: readonly Range[];
  readonly range: Range;
  readonly rangeName: (range: Range) => string;
  /** What else of the address the times keep. */
  readonly more?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('rankings');
  return (
    <div className={`wrap ${styles.page}`}>
      <nav className={styles.lists} aria-label={t('lists')}>
        {LISTS.map((list) => (
          <NavLink key={list} to={`/${list}`} className={styles.list!}>
            {t(`${list}.title`)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.head}>
        <h1>{t(`${name}.title`)}</h1>
        <p className="muted">{t(`${name}.intro`)}</p>
      </div>
      <nav className={styles.ranges} aria-label={t('time')}>
        {ranges.map((one) => (
          <Link
            key={one}
            to={`?${new URLSearchParams({ ...more, range: one })}`}
            className={styles.range}
            aria-current={one === range ? 'true' : undefined}
          >
            {rangeName(one)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
