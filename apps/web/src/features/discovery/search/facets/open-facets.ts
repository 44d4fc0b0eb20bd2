import type { FacetName } from '@lectern/contracts/discovery/search/search-state';
import { externalStore } from '../../../../lib/external-store.ts';
import { localStore } from '../../../../lib/storage.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { FACET_ORDER } from './facets.ts';

/** Facets that are open until the reader decides: the most used. All of them open would be twice as long as a page of ten hits. */
const OPEN_AT_FIRST: readonly FacetName[] = FACET_ORDER.slice(0, 6);

/** What the reader decided: facets that were opened (true) or folded (false). Kept in the browser. */
const decided = externalStore<Readonly<Record<string, boolean>>>(localStore.read('openFacets') ?? {});

decided.subscribe(() => localStore.write('openFacets', decided.get()));

export function setFacetOpen(name: FacetName, open: boolean): void {
  decided.set((now) => ({ ...now, [name]: open }));
}

/** Whether a facet shows its values. One in which something is chosen does, unless the reader folded it. */
export function useFacetOpen(name: FacetName, chosen: boolean): boolean {
  return useExternalStore(decided)[name] ?? (chosen || OPEN_AT_FIRST.includes(name));
}
