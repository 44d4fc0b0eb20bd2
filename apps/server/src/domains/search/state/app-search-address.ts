import type { SearchItem, SearchState } from '@lectern/contracts/search/search-state';

type Said = string | number | boolean | Partial<SearchItem>;

/** A search as in addresses: keys of the search call, as text or as in the call. */
export type LinkedSearch = Readonly<Partial<Record<keyof SearchState, Said | readonly Said[]>>>;

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

function written(said: Said): string {
  if (typeof said === 'object') return JSON.stringify(said);
  return said === true ? '1' : String(said);
}
