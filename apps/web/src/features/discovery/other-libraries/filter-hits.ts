import type { LibraryHit } from '@lectern/contracts/discovery/other-libraries/library-hit';

/** What of a page is shown: hits of these libraries, from these decades. Empty lists are no filter. */
export interface HitFilter {
  readonly sites: readonly string[];
  readonly decades: readonly string[];
}

export const NO_FILTER: HitFilter = { sites: [], decades: [] };

/** The decade of a hit, `2020`; empty where its year is not known. */
export function decadeOf({ publishYear }: Pick<LibraryHit, 'publishYear'>): string {
  return publishYear === null ? '' : String(Math.floor(publishYear / 10) * 10);
}

export function filterHits(hits: readonly LibraryHit[], { sites, decades }: HitFilter): LibraryHit[] {
  return hits.filter(
    (hit) =>
      (sites.length === 0 || hit.holdings.some(({ siteCode }) => sites.includes(siteCode))) &&
      (decades.length === 0 || decades.includes(decadeOf(hit))),
  );
}

/** The values by which a page can be filtered, with how many hits each has. */
export function filterValues(hits: readonly LibraryHit[]) {
  const sites = new Map<string, { name: string; count: number }>();
  const decades = new Map<string, number>();
  for (const hit of hits) {
    for (const { siteCode, name } of hit.holdings)
      sites.set(siteCode, { name, count: (sites.get(siteCode)?.count ?? 0) + 1 });
    const decade = decadeOf(hit);
    if (decade !== '') decades.set(decade, (decades.get(decade) ?? 0) + 1);
  }
  return {
    sites: Array.from(sites, ([value, { name, count }]) => ({ value, label: name, count })),
    decades: Array.from(decades, ([value, count]) => ({ value, count })).toSorted((one, other) =>
      other.value.localeCompare(one.value),
    ),
  };
}
