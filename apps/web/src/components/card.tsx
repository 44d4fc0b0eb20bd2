import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol';
  readonly padded?: boolean;
}

/** A white surface on the paper. */
export function Card({ as = 'div', padded, className, ...rest }: CardProps) {
  const Tag = as as 'div';
  return <Tag {...rest} className={classNames(styles.card, padded && styles.padded, className)} />;
}
