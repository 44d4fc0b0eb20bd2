import type { NamedBib } from '../bib-dialogs.ts';
import { externalStore } from '../external-store.ts';
import { sessionStore } from '../storage.ts';

/** One export file holds no more. */
export const MAX_SELECTED = 500;

/** The selected works in the order of selection. Kept across pages and searches until the tab is closed. */
export const selection = externalStore<readonly NamedBib[]>(sessionStore.read('selectedBibs') ?? []);

selection.subscribe(() => sessionStore.write('selectedBibs', selection.get()));

/** Selects or deselects works. No more than MAX_SELECTED are kept. */
export function select(bibs: readonly NamedBib[], chosen: boolean): void {
  const ids = new Set(bibs.map(({ recordId }) => recordId));
  selection.set((now) => {
    const others = now.filter(({ recordId }) => !ids.has(recordId));
    if (!chosen) return others;
    const added = bibs.filter((bib) => !now.some(({ recordId }) => recordId === bib.recordId));
    return [...now, ...added.map(({ recordId, title, author }) => ({ recordId, title, author }))].slice(
      0,
      MAX_SELECTED,
    );
  });
}

export function clearSelection(): void {
  selection.set([]);
}
