import type { NamedBib } from '../bib-dialogs.ts';
import { externalStore } from '../external-store.ts';
import { sessionStore } from '../storage.ts';

/** As many as one file may hold. */
export const MAX_SELECTED = 500;

/** The chosen works in the order of choosing: kept over pages and searches until the tab closes. */
export const selection = externalStore<readonly NamedBib[]>(sessionStore.read('selectedBibs') ?? []);

selection.subscribe(() => sessionStore.write('selectedBibs', selection.get()));

/** Chooses works or lets them go; what would be the 501st is not taken. */
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
