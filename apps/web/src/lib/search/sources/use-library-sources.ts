import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { useCall } from '../../use-call.ts';
import { KEPT_KINDS, SOURCE_TABS, type SourceTab } from './source-tab.ts';

/** They change only with what staff do. */
const KEPT_MS = 10 * 60_000;

export interface LibrarySource {
  readonly tab: SourceTab;
  /** How much the library has of it; undefined for what it does not count. */
  readonly count: number | undefined;
}

/**
 * What readers of this library can search, in the order of the tabs: so a tab stands where it stood whatever was typed. Undefined until
 * what this library itself has is known; other libraries come when they are listed. What cannot be asked for is left out.
 */
export function useLibrarySources(): readonly LibrarySource[] | undefined {
  const things = useCall(searchThings, {}, { staleMs: KEPT_MS });
  const scholar = useCall(showScholarSearch, {}, { staleMs: KEPT_MS });
  const libraries = useCall(listOtherLibraries, {}, { staleMs: KEPT_MS });
  if (things.isPending || scholar.isPending) return undefined;
  const countOf = (kind: ThingKind) => things.data?.kinds.find((one) => one.kind === kind)?.count ?? 0;
  const own: LibrarySource[] = KEPT_KINDS.map((kind) => ({ tab: kind, count: countOf(kind) })).filter(
    ({ count }) => count > 0,
  );
  const sources: LibrarySource[] = [
    { tab: 'catalogue', count: undefined },
    ...own,
    ...(scholar.data?.isOn ? [{ tab: 'papers' as const, count: undefined }] : []),
    ...((libraries.data?.length ?? 0) > 0 ? [{ tab: 'others' as const, count: undefined }] : []),
  ];
  // A library with one source has nothing to choose from.
  if (sources.length > 1) sources.push({ tab: 'all', count: undefined });
  const placeOf = ({ tab }: LibrarySource) => SOURCE_TABS.indexOf(tab);
  return sources.toSorted((one, other) => placeOf(one) - placeOf(other));
}
