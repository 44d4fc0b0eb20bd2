import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../card.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-card.module.css';

/** A thing among others: picture, title and summary, with `above` over the title and `below` at the end. The whole card leads to it. */
export function PictureCard({
  id,
  title,
  to,
  url,
  summary,
  above,
  below,
}: {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly url?: string | undefined;
  readonly summary?: string | undefined;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}) {
  return (
    <Card as="article" className={styles.card}>
      <Picture id={id} title={title} url={url} />
      <div className={styles.about}>
        {above}
        <h3 dir="auto">
          <Link to={to}>{title}</Link>
        </h3>
        {summary && (
          <p className={styles.summary} dir="auto">
            {summary}
          </p>
        )}
        {below}
      </div>
    </Card>
  );
}
