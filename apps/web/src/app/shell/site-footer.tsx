import { SafeHtml } from '../../components/safe-html.tsx';
import { useTenant } from '../../lib/tenant.ts';
import styles from './site-footer.module.css';

/** The library's own footer, or its name; and the filing notice unless it is hidden. */
export function SiteFooter() {
  const { name, settings } = useTenant();
  const filing = settings.filingNumberHide !== '1' && settings.filingNumber;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        {settings.opacFooterContent ? <SafeHtml html={settings.opacFooterContent} /> : <span>{name}</span>}
        {filing && (
          <a
            className={styles.filing}
            href="https://beian.miit.gov.cn/"
            target="_blank"
            rel="noopener noreferrer"
          >
            {filing}
          </a>
        )}
      </div>
    </footer>
  );
}
