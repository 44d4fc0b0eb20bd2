import type { QueryKey } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router';
import { externalStore } from '../external-store.ts';
import { queryClient } from '../query-client.ts';
import { localStore } from '../storage.ts';
import { actsUnderWay } from './acts.ts';
import type { PagePlace } from './page-places.ts';

/** A page is kept for so many minutes after its session ended, of the time that passes and not of the clock. */
export const KEPT_MINUTES = 30;
const KEPT_MS = KEPT_MINUTES * 60_000;

/** A page that was taken away because its session ended by itself. */
export interface KeptPage {
  readonly id: number;
  /** Whose session it was. */
  readonly owner: string;
  readonly location: Location;
  /** Of `performance.now()`. */
  readonly since: number;
  /** The answers that the page showed. */
  readonly answers: readonly { readonly key: QueryKey; readonly data: unknown; readonly updatedAt: number }[];
  /** Where the focus was. */
  readonly focus: HTMLElement | undefined;
  readonly scrolled: number;
  /** An act was refused because the session had ended. */
  readonly isActMissing: boolean;
  /** Its reader is back, and is being led to the address of the page. */
  readonly returns: boolean;
}

/**
 * The pages of this tab by number: the one that is shown, and one that waits for its reader. A kept page is in the memory of the tab and
 * nowhere else: its components rest with all that was typed, and its elements are in no document (docs/decisions/0160-nothing-typed-is-lost.md).
 */
export interface Pages {
  readonly shown: number;
  readonly kept?: KeptPage;
  /** The page that was given back last. */
  readonly returned?: Pick<KeptPage, 'focus' | 'scrolled' | 'isActMissing'>;
  /** The path on which a session ended: a page that begins anew there does not ask to sign in by itself. */
  readonly endedOn?: string;
}

export const pages = externalStore<Pages>({ shown: 1 });

/** The places of the pages, by their numbers. */
export const places = new Map<number, PagePlace>();

let lastId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes the page away and keeps it for the reader whose session has just ended by itself, if something was typed there or an act was under
 * way. Another page is drawn in its place. To be called before the session is forgotten.
 * @returns whether it was kept
 */
export function keepPage(owner: string | undefined): boolean {
  const { shown } = pages.get();
  const place = places.get(shown);
  if (!place) return false;
  const isTyped = place.typed === 'form' || (place.typed === 'search' && place.isClosed);
  const hasWork = isTyped || actsUnderWay() > 0;
  if (!hasWork) {
    pages.set(({ shown: id }) => ({ shown: id, endedOn: place.location.pathname }));
    return false;
  }
  // At a station for self check-out one reader follows the other within a minute.
  if (owner === undefined || localStore.read('selfCheckStation') !== undefined) {
    throwAway();
    return false;
  }
  const focus = focusIn(place);
  emptySecrets(place);
  const kept: KeptPage = {
    id: shown,
    owner,
    location: place.location,
    since: performance.now(),
    answers: shownAnswers(),
    focus,
    scrolled: window.scrollY,
    isActMissing: false,
    returns: false,
  };
  lastId += 1;
  pages.set({ shown: lastId, kept, endedOn: place.location.pathname });
  clearTimeout(timer);
  timer = setTimeout(forgetKept, KEPT_MS);
  return true;
}

/** A reader has signed in. The kept page is given back to the one whose page it is, and otherwise thrown away. */
export function readerIsBack(owner: string, token: string): void {
  const { kept } = pages.get();
  if (!kept || kept.returns) return;
  if (kept.owner !== owner || performance.now() - kept.since >= KEPT_MS) {
    forgetKept();
    return;
  }
  clearTimeout(timer);
  for (const { key, data, updatedAt } of kept.answers) {
    const keyNow = key[3] === null ? key : [...key.slice(0, 3), token];
    if (queryClient.getQueryData(keyNow) === undefined) queryClient.setQueryData(keyNow, data, { updatedAt });
    void queryClient.invalidateQueries({ queryKey: keyNow, exact: true, refetchType: 'none' });
  }
  pages.set((now) => ({ ...now, kept: { ...kept, returns: true } }));
}

/** Shows the kept page again, in place of the one that was shown meanwhile. */
export function showKept(): void {
  pages.set((now) => {
    if (!now.kept) return now;
    const { id, focus, scrolled, isActMissing } = now.kept;
    return { shown: id, returned: { focus, scrolled, isActMissing } };
  });
}

/** The reader signed out: what was typed goes, on the page that is shown too. */
export function throwAway(): void {
  clearTimeout(timer);
  const { shown } = pages.get();
  const place = places.get(shown);
  const endedOn = place?.location.pathname;
  const isTyped = place !== undefined && place.typed !== 'nothing';
  if (isTyped) lastId += 1;
  pages.set({ shown: isTyped ? lastId : shown, ...(endedOn !== undefined && { endedOn }) });
}

/** Notes for the kept page that an act was refused because its session had ended. False if no page is kept. */
export function noteActMissing(): boolean {
  const { kept } = pages.get();
  if (!kept) return false;
  pages.set((now) => ({ ...now, kept: { ...kept, isActMissing: true } }));
  return true;
}

/** The kept page was given up. */
export function forgetKept(): void {
  clearTimeout(timer);
  pages.set(({ kept: _kept, ...others }) => others);
}

/** The answers that components show at this moment. They go from the cache with the session. */
function shownAnswers(): KeptPage['answers'] {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey: key, state }) => ({ key, data: state.data, updatedAt: state.dataUpdatedAt }));
}

function focusIn({ content, end, field }: PagePlace): HTMLElement | undefined {
  const now = document.activeElement;
  return now instanceof HTMLElement && (content.contains(now) || end.contains(now)) ? now : field;
}

const SECRETS = 'input:is([type="password"], [autocomplete$="password"], [autocomplete="one-time-code"])';

/** Passwords and codes are typed anew: nobody expects them to be kept. */
function emptySecrets({ content, end }: PagePlace): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const element of [content, end]) {
    for (const input of element.querySelectorAll<HTMLInputElement>(SECRETS)) {
      if (input.value === '') continue;
      flushSync(() => {
        setValue?.call(input, '');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
  }
}
