import type { SearchItem, SearchState } from '@lectern/contracts/discovery/search/search-state';

type ParameterValue = string | number | boolean | Partial<SearchItem>;

/** A search as in addresses: keys of the search call, as text or as in the call. */
export type LinkedSearch = Readonly<
  Partial<Record<keyof SearchState, ParameterValue | readonly ParameterValue[]>>
>;

/**
 * The result page of a search in the web app, or its home page for an empty search; `root` is that of the library's pages. The address
 * has the keys of the search call; a list repeats its key, a row is JSON.
 */
export function appSearchAddress(root: string, search: LinkedSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) if (one !== '') query.append(name, written(one));
  }
  return query.size === 0 ? `${root}/` : `${root}/#/searchList?${query.toString()}`;
}

function written(value: ParameterValue): string {
  if (typeof value === 'object') return JSON.stringify(value);
  return value === true ? '1' : String(value);
}
