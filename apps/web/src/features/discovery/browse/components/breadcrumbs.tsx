import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

/** The pages above this one, from the top. */
export function Breadcrumbs({
  steps,
}: {
  readonly steps: readonly { readonly name: string; readonly to: string }[];
}) {
  const { t } = useTranslation('browse');
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {steps.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
