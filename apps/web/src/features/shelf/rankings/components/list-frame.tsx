import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useFadedEdges } from '../../../../components/use-faded-edges.ts';
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
      <SlidingLinks className={styles.lists} label={t('lists')} count={LISTS.length} current={name}>
        {LISTS.map((list) => (
          <NavLink key={list} to={`/${list}`} className={styles.list!}>
            {t(`${list}.title`)}
          </NavLink>
        ))}
      </SlidingLinks>
      <div className={styles.head}>
        <h1>{t(`${name}.title`)}</h1>
        <p className="muted">{t(`${name}.intro`)}</p>
      </div>
      <SlidingLinks className={styles.ranges} label={t('time')} count={ranges.length} current={range}>
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
      </SlidingLinks>
      {children}
    </div>
  );
}

/** A row of links that may be wider than a phone: its edges fade, and the current link is in view. */
function SlidingLinks({
  label,
  className = '',
  count,
  current,
  children,
}: {
  readonly label: string;
  readonly className: string | undefined;
  /** How many links it has. */
  readonly count: number;
  readonly current: string;
  readonly children: ReactNode;
}) {
  const row = useRef<HTMLElement>(null);
  useFadedEdges(row, count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name means that another link is current
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={row} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
