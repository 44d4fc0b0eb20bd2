import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './usage.module.css';

const PAGES = ['', 'imports', 'sources', 'providers', 'costs'] as const;

/** The pages about usage, beside each other. */
export function UsageLinks() {
  const { t } = useTranslation('usage');
  return (
    <nav className={styles.links} aria-label={t('pages')}>
      {PAGES.map((page) => (
        <NavLink key={page} to={page === '' ? '/usage' : `/usage/${page}`} end>
          {t(`links.${page || 'usage'}`)}
        </NavLink>
      ))}
    </nav>
  );
}
