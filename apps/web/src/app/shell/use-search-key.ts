import { useEffect } from 'react';
import { externalStore } from '../../lib/external-store.ts';

/** Whether the search dialog is open: for pages without a search field of their own. */
export const quickSearch = externalStore(false);

/** The key "/" moves the focus to the search field of the page. On a page without one it opens the search dialog. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      focusSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main search input');
  if (field) {
    field.focus();
    field.select();
  } else quickSearch.set(true);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
