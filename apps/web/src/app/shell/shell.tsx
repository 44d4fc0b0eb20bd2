import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useAccountLanguage } from '../../lib/account-language.ts';
import { announce } from '../../lib/announcer.ts';
import { useTenant } from '../../lib/tenant.ts';
import styles from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useChatScript } from './use-chat-script.ts';
import { useFadingScrollbar } from './use-fading-scrollbar.ts';
import { useHiddenParts } from './use-hidden-parts.ts';
import { useSearchKey } from './use-search-key.ts';

const AssistantPanel = lazy(() => import('../../features/reference/assistant/panel.tsx'));

/**
 * What surrounds every page but /login: header, menu, the page itself, footer, and on phones the bar at the bottom. Some addresses hide
 * parts.
 */
export function Shell() {
  const { t } = useTranslation('app');
  const main = useRef<HTMLElement>(null);
  const navigating = useNavigation().state !== 'idle';
  useFocusOnNewPage(main);
  useSearchKey();
  useAccountLanguage();
  useFadingScrollbar();
  useChatScript();
  const hidden = useHiddenParts();
  const { aiOpenFlag } = useTenant().settings;
  const { pathname } = useLocation();
  // /aiSearch is the assistant itself.
  const hasPanel = aiOpenFlag === '1' && !hidden.navigation && !/^\/aiSearch(\/|$)/i.test(pathname);
  return (
    <>
      {/* A button, because a link to "#main" would be an address of the router. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skipToContent')}
      </button>
      {!hidden.navigation && <SiteHeader />}
      {navigating && <div className={styles.progress} aria-hidden />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter filingHidden={hidden.filing} />
      {!hidden.navigation && <TabBar hasAssistant={hasPanel} />}
      {hasPanel && (
        <Suspense fallback={null}>
          <AssistantPanel />
        </Suspense>
      )}
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/**
 * The key under which a scroll position is kept. The router gives the first page of every visit the key `default`, so the address is used
 * there.
 */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function PageSkeleton() {
  return (
    <div className={`wrap ${styles.skeleton}`}>
      <Loading>
        <Skeleton width="40%" height="32px" />
        <div style={{ height: 24 }} />
        <Skeleton height="200px" radius="12px" />
      </Loading>
    </div>
  );
}

/**
 * Moves the focus to a new page and announces its title. A new search or filter on the same page does not move the focus. Runs before
 * the page's own effects, which may move the focus to a part of the page.
 */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    // The page sets its title in the same turn of the event loop.
    const timer = setTimeout(() => announce(document.title), 50);
    return () => clearTimeout(timer);
  }, [pathname, main]);
}
