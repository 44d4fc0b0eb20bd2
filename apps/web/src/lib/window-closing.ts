import { closeWindow } from '@lectern/contracts/people/sessions/close-window';
import { keepWindowOpen } from '@lectern/contracts/people/sessions/keep-window-open';
import { api } from './api.ts';
import { pages } from './kept/kept-page.ts';
import { session } from './session-store.ts';
import { tabSignals } from './tab-signals.ts';

/** The server ends a session 20 seconds after its window was closed. The second call is for a first one that came too early. */
const STAY_AFTER_MS = [2000, 8000];
/** A page that is loaded again says so itself; its first calls, and even the first of these, may come before the news that it was closed. */
const LOADED_AFTER_MS = [3000, 10_000];

/** After this time a page that was to be left has stayed. */
const LEAVING_MS = 10_000;

let leavingUntil = 0;

function noteLeaving(): void {
  leavingUntil = Date.now() + LEAVING_MS;
}

/** Goes to a page of another site in this window, such as a provider or a payment, from which the reader comes back. */
export function leaveFor(address: string): void {
  noteLeaving();
  location.assign(address);
}

/**
 * As `leaveFor`, but in another tab if this one keeps what a reader typed, which would go with the page. A session that begins there
 * begins here too. To be called where the reader presses something.
 */
export function leaveForSignIn(address: string): void {
  const tab = pages.get().kept && window.open('', '_blank');
  if (!tab) {
    leaveFor(address);
    return;
  }
  // A page of another site must not reach this one.
  tab.opener = null;
  tab.location.replace(address);
}

/**
 * Ends the session when its last window is closed (specification 1, section 4). A page cannot know whether it is closed or loaded again, so
 * it always tells the server, which waits for another call: the page that is loaded again makes one, and so do other tabs.
 * Nothing is told where the reader stays signed in.
 */
export function watchWindow(): () => void {
  const stay = () => {
    for (const ms of STAY_AFTER_MS) setTimeout(keepOpen, ms);
  };
  const tabs = tabSignals((signal) => {
    if (signal === 'closing') stay();
  });
  const onHide = () => {
    const now = session.get();
    if (Date.now() < leavingUntil || !now || now.stays) return;
    void api.call(closeWindow, {}, { keepalive: true }).catch(() => undefined);
    tabs.tell('closing');
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    leavingUntil = 0;
    if (persisted) keepOpen();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && leadsElsewhere(target.closest('a'))) noteLeaving();
  };
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  addEventListener('click', onClick);
  const loaded = LOADED_AFTER_MS.map((ms) => setTimeout(keepOpen, ms));
  return () => {
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    removeEventListener('click', onClick);
    for (const timer of loaded) clearTimeout(timer);
    tabs.close();
  };
}

/** Tells the server that a window with the session is open. Nothing if nobody is signed in. */
function keepOpen(): void {
  if (session.get()) void api.call(keepWindowOpen, {}).catch(() => undefined);
}

/** Whether a link leads to another site in the same window. */
function leadsElsewhere(link: HTMLAnchorElement | null): boolean {
  if (!link?.href || link.hasAttribute('download')) return false;
  return link.origin !== location.origin && (link.target === '' || link.target === '_self');
}
