import { withoutSecrets } from '@lectern/rules/without-secrets';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { SafeHtml } from '../../components/safe-html.tsx';
import { useTenant } from '../../lib/tenant.ts';
import { HelpLink } from './help-link.tsx';
import styles from './site-footer.module.css';

/**
 * The library's own footer, or its name; privacy, help, accessibility and feedback; the filing notice unless it is hidden. 48 pixels high,
 * and 96 with the library's contacts (specification 1, section 9).
 */
export function SiteFooter({ filingHidden }: { readonly filingHidden: boolean }) {
  const { t } = useTranslation('app');
  const { name, settings } = useTenant();
  const feedback = useFeedbackAddress();
  const filing = !filingHidden && settings.filingNumber;
  return (
    <footer className={styles.footer} data-contact={settings.footerContact === '1' || undefined}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.own}>
          {settings.opacFooterContent ? <SafeHtml html={settings.opacFooterContent} /> : <span>{name}</span>}
        </div>
        <nav className={styles.links} aria-label={t('footer.label')}>
          <Link to="/privacy">{t('footer.privacy')}</Link>
          <HelpLink>{t('footer.help')}</HelpLink>
          <Link to="/accessibility">{t('footer.accessibility')}</Link>
          <Link to={feedback}>{t('footer.feedback')}</Link>
        </nav>
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
      {settings.footerContact === '1' && <Contact />}
    </footer>
  );
}

/** Consultation phone and the librarian's mailbox, as far as the library has named them. */
function Contact() {
  const { t } = useTranslation('app');
  const { consultationPhone: phone, librarianMailbox: mailbox } = useTenant().settings;
  return (
    <div className={`wrap ${styles.row}`}>
      {phone && (
        <span>
          {t('footer.phone')} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </span>
      )}
      {mailbox && (
        <span>
          {t('footer.mailbox')} <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </span>
      )}
    </div>
  );
}

const FEEDBACK = '/personalCenter/feedback';

/** The form for feedback, with the address of the page on which the reader is. */
function useFeedbackAddress(): string {
  const { pathname, search } = useLocation();
  if (pathname === FEEDBACK) return FEEDBACK;
  const [, from = ''] = withoutSecrets(`${location.origin}/#${pathname}${search}`).split('#');
  return `${FEEDBACK}?${new URLSearchParams({ from })}`;
}
