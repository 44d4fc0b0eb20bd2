import type { SearchItem, SearchState } from '@lectern/contracts/search/search-state';
import type { Site } from '../site-route.ts';

/** A search as addresses say it: words, rows, and any other key of the search call as text. */
export type LinkedSearch = Readonly<
  Partial<
    Record<Exclude<keyof SearchState, 'searchItems'>, string | readonly string[]> & {
      searchItems: string | readonly (string | Pick<SearchItem, 'field' | 'value'>)[];
    }
  >
>;

/** A result page of the web app; its address has the names of the search call, a list repeats its name, a row is JSON. */
export function appSearchAddress({ root }: Site, search: LinkedSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) query.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  }
  return `${root}/#/searchList?${query.toString()}`;
}
