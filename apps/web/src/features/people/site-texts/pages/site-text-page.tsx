import { getSiteText } from '@lectern/contracts/people/tenant/get-site-text';
import { SITE_TEXTS, type SiteText } from '@lectern/contracts/people/tenant/site-texts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { AskedSources } from '../components/asked-sources.tsx';
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
      {name === 'privacy' && <AskedSources />}
      {name === 'privacy' && <FormerPrivacy />}
      {name === 'oldPrivacy' && (
        <p>
          <Link to="/privacy">{t('toPrivacy')}</Link>
        </p>
      )}
    </div>
  );
}

/** A link to the statement that was in force before, if the library keeps one. */
function FormerPrivacy() {
  const { t } = useTranslation('site-texts');
  const { data } = useCall(getSiteText, { name: 'oldPrivacy' }, { staleMs: 10 * 60_000 });
  if (!data?.html) return null;
  return (
    <p>
      <Link to="/oldPrivacy">{t('toOldPrivacy')}</Link>
    </p>
  );
}

function nameIn(pathname: string): SiteText {
  const path = pathname.replaceAll('/', '').toLowerCase();
  return SITE_TEXTS.find((name) => name.toLowerCase() === path) ?? 'privacy';
}
