import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../lib/use-format.ts';
import { useFadedEdges } from '../use-faded-edges.ts';
import styles from './source-bar.module.css';

/** A row of links to sources: each child is a `SourceLink`. On phones it can be swiped. */
export function SourceBar({
  label,
  links,
  children,
}: {
  readonly label: string;
  /** How many there are. */
  readonly links: number;
  readonly children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  useFadedEdges(list, links);
  // On a phone the row is wider than the screen: the current source is in sight, and only the row scrolls.
  useEffect(() => {
    const current =
      links > 0 ? list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement : null;
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [links]);
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={list}>{children}</ul>
    </nav>
  );
}

/** A link to a source with its count. */
export function SourceLink({
  label,
  to,
  count,
  isCurrent,
  unknown,
}: {
  readonly label: string;
  readonly to: string;
  /** Null: not known. Undefined: still loading. */
  readonly count: number | null | undefined;
  readonly isCurrent: boolean;
  /** Shown where the count is not known. */
  readonly unknown?: string;
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const shown = count === null ? unknown : count === undefined ? '…' : format.number(count);
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        {label}
        {shown !== undefined && (
          <span className={`${styles.count} num`}>
            <span aria-hidden={count === undefined}>{shown}</span>
            {count === undefined && <span className="hidden-visually">{t('sourceBar.counting')}</span>}
          </span>
        )}
      </Link>
    </li>
  );
}
