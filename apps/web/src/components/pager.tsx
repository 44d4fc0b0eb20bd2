import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { useFormat } from '../lib/use-format.ts';
import { PageJump } from './page-jump.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

/** If there are more pages, some have no link. */
const MANY = 7;

/** Links to the pages of a list, so that a page can be opened in a tab, shared and gone back to. Nothing for a single page. */
export function Pager({
  page,
  rows,
  total,
  to,
  label,
}: {
  readonly page: number;
  readonly rows: number;
  readonly total: number;
  readonly to: (page: number) => To;
  /** The name of the list for screen readers. */
  readonly label?: string;
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const last = Math.max(1, Math.ceil(total / rows));
  if (last === 1) return null;
  return (
    <nav className={styles.pager} aria-label={label ?? t('pager.label')}>
      {page > 1 && (
        <Link className={styles.page} to={to(page - 1)} aria-label={t('pager.previous')} rel="prev">
          <ChevronLeft size={18} aria-hidden />
        </Link>
      )}
      {pageNumbers(page, last).map((one, index, all) =>
        one === 0 ? (
          <span key={`behind ${all[index - 1]}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={one}
            className={styles.page}
            to={to(one)}
            aria-current={one === page ? 'page' : undefined}
            aria-label={t('pager.page', { page: format.number(one) })}
          >
            {format.number(one)}
          </Link>
        ),
      )}
      {page < last && (
        <Link className={styles.page} to={to(page + 1)} aria-label={t('pager.next')} rel="next">
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
      {last > MANY && <PageJump last={last} to={to} />}
    </nav>
  );
}
