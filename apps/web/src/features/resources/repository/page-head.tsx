import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './repository.module.css';

/** The head of a page: the way to it, its heading, and what is said of it. */
export function PageHead({
  way = [],
  title,
  children,
}: {
  readonly way?: readonly { readonly to: string; readonly name: string }[];
  readonly title: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('repository');
  return (
    <header className={styles.head}>
      {way.length > 0 && (
        <nav aria-label={t('way')}>
          <ol className={styles.way}>
            {way.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
                <ChevronRight size={14} aria-hidden />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 dir="auto">{title}</h1>
      {children}
    </header>
  );
}
