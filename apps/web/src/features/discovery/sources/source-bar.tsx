import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFadedEdges } from '../../../components/use-faded-edges.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './source-bar.module.css';

export interface SourceLink {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** Null: not known. Undefined: still loading. */
  readonly count: number | null | undefined;
  readonly current: boolean;
}

/** A row of links to sources, each with its count. On phones it can be swiped. */
export function SourceBar({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly SourceLink[];
}) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  useFadedEdges(list, links.length);
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={list}>
        {links.map((link) => (
          <li key={link.key}>
            <Link to={link.to} aria-current={link.current ? 'page' : undefined}>
              {link.label}
              {link.count !== null && (
                <span className={`${styles.count} num`}>
                  {link.count === undefined ? (
                    <>
                      <span aria-hidden>…</span>
                      <span className="hidden-visually">{t('counting')}</span>
                    </>
                  ) : (
                    format.number(link.count)
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
