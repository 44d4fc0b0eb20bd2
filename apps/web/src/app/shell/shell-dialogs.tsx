import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { closeLogin, loginPrompt } from '../../lib/login-prompt.ts';
import { tabStars } from '../../lib/tab-stars.ts';
import { tour } from '../../lib/tour.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { useSession } from '../../lib/use-session.ts';
import { BrowsingNotice } from './browsing-notice.tsx';
import { IdleNotice } from './idle-notice.tsx';
import { useMenuLinks } from './use-menu-links.ts';
import { quickSearch } from './use-search-key.ts';

const LoginDialog = lazy(() => import('../../features/people/login/components/login-dialog.tsx'));
const Tour = lazy(() => import('../../features/shelf/tour/tour.tsx'));
const OfferedStars = lazy(() => import('../../features/shelf/favourites/offered-stars.tsx'));
const GuaranteeNotice = lazy(() => import('../../features/people/login/components/guarantee-notice.tsx'));

const ConsentDialog = lazy(() => import('../../features/people/site-texts/components/consent-dialog.tsx'));

/** The dialogs that may open over any page. Each is fetched when it is first needed. */
export function ShellDialogs() {
  const { t } = useTranslation('app');
  const reason = useExternalStore(loginPrompt);
  const searching = useExternalStore(quickSearch);
  const { signedIn } = useSession();
  const hasStars = useExternalStore(tabStars).length > 0;
  const { pathname } = useLocation();
  const touring = useExternalStore(tour) !== undefined;
  const menuNames = useMenuLinks().map(({ name }) => name);
  return (
    <Suspense fallback={null}>
      {reason && <LoginDialog reason={reason} onClose={closeLogin} />}
      {signedIn && <GuaranteeNotice />}
      {signedIn && <ConsentDialog />}
      {signedIn && hasStars && <OfferedStars />}
      {touring && <Tour menuNames={menuNames} />}
      <IdleNotice />
      <BrowsingNotice />
      {searching && (
        <Dialog title={t('search')} width="720px" roomy onClose={() => quickSearch.set(false)}>
          <SearchBox key={pathname} autoFocus onSearched={() => quickSearch.set(false)} />
        </Dialog>
      )}
    </Suspense>
  );
}
