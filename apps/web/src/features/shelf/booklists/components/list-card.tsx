import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../booklists.module.css';
import { ListCover } from './list-cover.tsx';

/** A list among others: cover, name, introduction, whose it is and how large. */
export function ListCard({
  list,
  to,
  children,
}: {
  readonly list: ListSummary;
  readonly to: string;
  /** Marks below the facts. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('booklists');
  const format = useFormat();
  const { name, introduction, by, count, followers } = list;
  return (
    <li>
      <Card as="article" className={styles.card}>
        <ListCover list={list} />
        <div className={styles.about}>
          <h2 dir="auto">
            <Link to={to}>{name}</Link>
          </h2>
          {introduction && (
            <p className={styles.introduction} dir="auto">
              {introduction}
            </p>
          )}
          <p className="muted small num">
            {factLine(
              t(by === 'library' ? 'ofLibrary' : 'ofReader'),
              t('works', { count, number: format.number(count) }),
              followers > 0 ? t('followers', { count: followers, number: format.number(followers) }) : '',
            )}
          </p>
          {children}
        </div>
      </Card>
    </li>
  );
}
