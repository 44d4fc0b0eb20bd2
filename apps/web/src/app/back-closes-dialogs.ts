import type { createHashRouter } from 'react-router';
import { cancelDialog, openDialogs } from '../lib/open-dialogs.ts';

/** The state of an entry of the browser's history: what the router keeps there, and our mark of an entry for open dialogs. */
type EntryState = { readonly key?: string; readonly dialog?: true } | null;

const entryNow = () => history.state as EntryState;
/** The router gives the first entry of a visit this key, and does not store it. */
const keyOf = (state: EntryState) => state?.key ?? 'default';

/**
 * Going back in the browser (the back button of Android) closes the topmost dialog, and the page stays. For this an open dialog has an
 * entry of its own in the history, with the address of its page. The router does not see this entry. If the dialog is closed in
 * another way, the entry is removed. If a link in the dialog led to another page, the entry is passed over on the way back.
 *
 * Must be called before the router is made: of two listeners of the window the one that was added first runs first.
 */
export function closeDialogsOnBack(router: () => ReturnType<typeof createHashRouter>): void {
  let marked = { href: '', key: '' };
  /** Going to another entry by ourselves: back from the entry of a dialog, or forward again. */
  let moving = false;
  let followsRouter = false;
  const topmost = () => openDialogs.get().at(-1);
  const isSamePage = (state: EntryState) =>
    location.href === marked.href &&
    keyOf(state) === marked.key &&
    marked.key === router().state.location.key;

  function addEntry(): void {
    marked = { href: location.href, key: keyOf(entryNow()) };
    if (!entryNow()?.dialog) history.pushState({ ...entryNow(), dialog: true }, '');
  }

  function removeEntry(): void {
    if (topmost() || moving || !entryNow()?.dialog || router().state.navigation.state !== 'idle') return;
    moving = true;
    history.back();
  }

  function follow(): void {
    followRouter();
    if (moving) return;
    if (topmost()?.closable) addEntry();
    // Later, because what closed the dialog may lead to another page in the same moment.
    else setTimeout(removeEntry);
  }

  /** A page that was opened before the entry was removed lies ahead, behind the entry or in its place: forward to that page. */
  function goOn(isOtherPage: boolean): void {
    moving = isOtherPage;
    if (isOtherPage) history.go(1);
    else follow();
  }

  function onPopState(event: PopStateEvent): void {
    const state = event.state as EntryState;
    const isOtherPage = keyOf(state) !== router().state.location.key;
    // Whoever follows a link or types an address meanwhile goes there.
    const isOurs = moving && [marked.key, router().state.location.key].includes(keyOf(state));
    moving = false;
    if (isOurs) {
      event.stopImmediatePropagation();
      goOn(isOtherPage);
    } else if (isSamePage(state)) {
      event.stopImmediatePropagation();
      const dialog = topmost();
      if (state?.dialog) history.go(1);
      else if (dialog) {
        cancelDialog(dialog);
        // There may be a dialog below it, or it stays open.
        setTimeout(follow);
      }
    } else if (state?.dialog) {
      event.stopImmediatePropagation();
      history.go(isOtherPage ? -1 : 1);
    }
  }

  /** From the first dialog on. The router tells how it started to its first subscriber only, which is not this one. */
  function followRouter(): void {
    if (followsRouter) return;
    followsRouter = true;
    router().subscribe(({ navigation }) => {
      if (navigation.state === 'idle') follow();
    });
  }

  window.addEventListener('popstate', onPopState);
  openDialogs.subscribe(follow);
}
