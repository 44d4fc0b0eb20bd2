import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { BackAt } from './from-list.ts';

/** When a reader comes back from a record's page: scrolls to that record in the list and moves the focus to its title. */
export function useReturnTo(list: RefObject<HTMLElement | null>): void {
  const { state, key } = useLocation() as { readonly state: Partial<BackAt> | null; readonly key: string };
  const at = state?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, which its key names
  useEffect(() => {
    if (!at) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(at)}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [at, key, list]);
}
