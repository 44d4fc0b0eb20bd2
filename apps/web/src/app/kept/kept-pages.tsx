import { Activity, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { forgetKept, type Pages, pages, places, readerIsBack, showKept } from '../../lib/kept/kept-page.ts';
import { createPlace, movePlace, PageEndContext } from '../../lib/kept/page-places.ts';
import { closeLogin } from '../../lib/login-prompt.ts';
import { showToast } from '../../lib/toasts.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { PagePlaceholder } from '../page-placeholder.tsx';

/**
 * Draws the pages so that one can be taken away as it is when its session ends, and be given back to the same reader: every form takes
 * part, because all of its components stay (docs/decisions/0160-nothing-typed-is-lost.md). `reader` is undefined while nobody is signed in
 * or it is not known who.
 */
export function KeptPages({
  reader,
  isClosed,
  children,
}: {
  readonly reader: { readonly owner: string; readonly token: string } | undefined;
  /** Whether the page at a path is only for those who are signed in. */
  readonly isClosed: (pathname: string) => boolean;
  readonly children: ReactNode;
}) {
  const now = useExternalStore(pages);
  const { shown, kept } = now;
  const owner = reader?.owner;
  const token = reader?.token;
  useEffect(() => forgetKept, []);
  useEffect(() => {
    if (owner !== undefined && token !== undefined) readerIsBack(owner, token);
  }, [owner, token]);
  useReturn(now);
  // A fixed order, so that no page is moved.
  const ids = kept ? [kept.id, shown] : [shown];
  return ids.map((id) => (
    <Page key={id} id={id} isAway={id !== shown} isClosed={isClosed}>
      {children}
    </Page>
  ));
}

/** Leads to the address of a kept page whose reader is back, shows it there, and says so. */
function useReturn({ kept, returned }: Pages): void {
  const { t } = useTranslation('components');
  const location = useLocation();
  const navigate = useNavigate();
  const returns = kept?.returns === true;
  const isThere = kept?.location.pathname === location.pathname && kept.location.search === location.search;
  useEffect(() => {
    if (!kept || !returns) return;
    if (!isThere) {
      const { pathname, search, state } = kept.location;
      void navigate({ pathname, search }, { state });
      return;
    }
    closeLogin();
    showKept();
  }, [kept, returns, isThere, navigate]);
  useLayoutEffect(() => {
    if (!returned) return;
    window.scrollTo(0, returned.scrolled);
    returned.focus?.focus({ preventScroll: true });
    if (returned.isActMissing) showToast('warn', t('kept.actMissing'));
    else showToast('ok', t('kept.back'));
  }, [returned, t]);
}

/** A page in its place. One that is away rests: nothing of it is drawn anew, and its effects have ended. */
function Page({
  id,
  isAway,
  isClosed,
  children,
}: {
  readonly id: number;
  readonly isAway: boolean;
  readonly isClosed: (pathname: string) => boolean;
  readonly children: ReactNode;
}) {
  const location = useLocation();
  const [place] = useState(() => createPlace(location, isClosed(location.pathname)));
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    places.set(id, place);
    return () => void places.delete(id);
  }, [id, place]);
  useLayoutEffect(() => {
    if (isAway) return;
    movePlace(place, location, isClosed(location.pathname));
    const { endedOn } = pages.get();
    if (endedOn !== undefined && endedOn !== location.pathname)
      pages.set(({ endedOn: _ended, ...others }) => others);
  }, [isAway, isClosed, place, location]);
  return (
    <>
      <Slot slot={slot} content={place.content} end={place.end} isAway={isAway} />
      <Activity mode={isAway ? 'hidden' : 'visible'}>
        <Suspense fallback={isAway ? null : <PagePlaceholder />}>
          <Resting isAway={isAway}>
            {createPortal(<PageEndContext value={place.end}>{children}</PageEndContext>, place.content)}
          </Resting>
        </Suspense>
      </Activity>
    </>
  );
}

/** Puts the elements of a page into the document. It stands before the page, because the effects of dialogs need them there. */
function Slot({
  slot,
  content,
  end,
  isAway,
}: {
  readonly slot: React.RefObject<HTMLDivElement | null>;
  readonly content: HTMLElement;
  readonly end: HTMLElement;
  readonly isAway: boolean;
}) {
  useLayoutEffect(() => {
    if (isAway) return;
    slot.current?.append(content);
    document.body.append(end);
    return () => {
      content.remove();
      end.remove();
    };
  }, [slot, content, end, isAway]);
  return <div ref={slot} style={{ display: 'contents' }} />;
}

const NEVER = new Promise<never>(() => undefined);

/** While its page is away, React finds it waiting and leaves all below it as it is. */
function Resting({ isAway, children }: { readonly isAway: boolean; readonly children: ReactNode }) {
  return isAway ? use(NEVER) : children;
}
