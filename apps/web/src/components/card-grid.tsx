import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards beside each other, as many as fit; as list items, unless they only hold the place of some. */
export function CardGrid({
  as: Tag = 'ul',
  children,
}: {
  readonly as?: 'ul' | 'div';
  readonly children: ReactNode;
}) {
  return <Tag className={styles.grid}>{children}</Tag>;
}
