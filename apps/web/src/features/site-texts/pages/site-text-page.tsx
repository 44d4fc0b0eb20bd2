import { SITE_TEXTS, type SiteText } from '@lectern/contracts/tenant/site-texts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { SiteTextView } from '../components/site-text-view.tsx';
import styles from './site-text-page.module.css';

/** /privacy, /oldPrivacy, /help and /accessibility: the path names the text. */
export default function SiteTextPage() {
  const { t } = useTranslation('site-texts');
  const { pathname } = useLocation();
  const name = nameIn(pathname);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t(name)}</h1>
      <SiteTextView key={name} name={name} />
      {name === 'privacy' && (
        <p>
          <Link to="/oldPrivacy">{t('toOldPrivacy')}</Link>
        </p>
      )}
      {name === 'oldPrivacy' && (
        <p>
          <Link to="/privacy">{t('toPrivacy')}</Link>
        </p>
      )}
    </div>
  );
}

function nameIn(pathname: string): SiteText {
  const path = pathname.replaceAll('/', '').toLowerCase();
  return SITE_TEXTS.find((name) => name.toLowerCase() === path) ?? 'privacy';
}
