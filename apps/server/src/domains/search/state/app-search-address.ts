import type { SearchItem, SearchState } from '@lectern/contracts/search/search-state';

type Said = string | number | boolean | Partial<SearchItem>;

/** A search as addresses say it: keys of the search call, as text or as the call has them. */
export type LinkedSearch = Readonly<Partial<Record<keyof SearchState, Said | readonly Said[]>>>;

/**
 * The result page of a search in the web app, or its first page where nothing is asked; `root` is that of the library's pages. The address
 * has the names of the search call, a list repeats its name, a row is JSON.
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
