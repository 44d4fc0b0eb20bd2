import { Outlet, useLocation } from 'react-router';
import { readerOf } from '../lib/lose-session.ts';
import { session } from '../lib/session-store.ts';
import { useExternalStore } from '../lib/use-external-store.ts';
import { KeptPages } from './kept/kept-pages.tsx';
import { routeAt } from './route-at.ts';
import { ShellDialogs } from './shell/shell-dialogs.tsx';

/** All pages of readers, and the dialogs that may open over any of them but those without header and menu. */
export function ReaderPages() {
  const reader = readerOf(useExternalStore(session));
  const { pathname } = useLocation();
  return (
    <>
      <KeptPages reader={reader} isClosed={isClosed}>
        <Outlet />
      </KeptPages>
      {!routeAt(pathname)?.bare && <ShellDialogs />}
    </>
  );
}

function isClosed(pathname: string): boolean {
  return routeAt(pathname)?.access === 'patron';
}
