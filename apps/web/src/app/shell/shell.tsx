import { Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { announce } from '../../lib/announcer.ts';
import styles from './shell.module.css';
import { ShellDialogs } from './shell-dialogs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useSearchKey } from './use-search-key.ts';

/** What surrounds every page but /login: header, menu, the page itself, footer, and on phones the bar at the bottom. */
export function Shell() {
  const { t } = useTranslation('app');
  const main = useRef<HTMLElement>(null);
  const navigating = useNavigation().state !== 'idle';
  useFocusOnNewPage(main);
  useSearchKey();
  return (
    <>
      {/* A button, because a link to "#main" would be an address of the router. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skipToContent')}
      </button>
      <SiteHeader />
      {navigating && <div className={styles.progress} aria-hidden />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageShape />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
      <TabBar />
      <ShellDialogs />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** What a scroll position is remembered by. All visits of a window begin with one key, which says nothing of the page they begin at. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function PageShape() {
  return (
    <div className="wrap" style={{ paddingBlock: 32 }}>
      <Loading>
        <Skeleton width="40%" height="32px" />
        <div style={{ height: 24 }} />
        <Skeleton height="200px" radius="12px" />
      </Loading>
    </div>
  );
}

/**
 * Moves the focus to a page that came, and says its name; a new search or filter on the same page leaves the focus alone. Before the
 * page's own effects, which may give it to a part of the page.
 */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    // The title is set by the page in the same turn.
    const timer = setTimeout(() => announce(document.title), 50);
    return () => clearTimeout(timer);
  }, [pathname, main]);
}
