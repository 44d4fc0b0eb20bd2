import { useTranslation } from 'react-i18next';
import { useTenant } from '../../../../lib/tenant.ts';
import styles from './login-explain.module.css';

/** The library's own instructions. Line breaks are kept. Nothing if there are none. */
export function LoginExplain() {
  const { t } = useTranslation('login');
  const { loginExplain } = useTenant().settings;
  if (!loginExplain.trim()) return null;
  return (
    <details className={styles.explain}>
      <summary>{t('explain')}</summary>
      <p>{loginExplain}</p>
    </details>
  );
}
