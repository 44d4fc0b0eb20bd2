import { LINK_FINDINGS, LINK_SHELVES, LINK_SOURCES } from '@lectern/contracts/resources/links/link';

/** For how many days links are in the list, and by how many readers they were told, as the page lets choose. */
export const AGES = [7, 30, 90] as const;
export const COUNTS = [1, 2, 5] as const;

/** What the address of the page says of the links that are shown. What it says wrongly is left out. */
export function linkFilters(query: URLSearchParams) {
  const given = <Value extends string | number>(name: string, values: readonly Value[]) =>
    values.find((value) => String(value) === query.get(name));
  return {
    shelf: given('shelf', LINK_SHELVES) ?? ('open' as const),
    state: given('state', LINK_FINDINGS),
    source: given('source', LINK_SOURCES),
    olderThanDays: given('olderThanDays', AGES),
    atLeast: given('atLeast', COUNTS),
  };
}

export type LinkFilters = ReturnType<typeof linkFilters>;

/** The same as it stands in an address, without what is as usual. */
export function filterQuery(filters: LinkFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && value !== 'open')
      .map(([name, value]) => [name, String(value)]),
  );
}
