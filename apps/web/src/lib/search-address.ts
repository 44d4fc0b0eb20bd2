import type { SearchState } from '@lectern/contracts/search/search-state';

/** The part of a search that leads to the result page; what is left out is at its default there. */
export type SearchLink = Partial<SearchState>;

/** The address of a result page. Parameters have the names of the search call; a list repeats its name, a row of conditions is JSON. */
export function searchAddress(search: SearchLink): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === '' || one === false || (name === 'searchField' && one === 'any'))
        continue;
      query.append(name, one === true ? '1' : typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  const text = query.toString();
  return text ? `/searchList?${text}` : '/searchList';
}

/** The address of a record's page. */
export function bibAddress(recordId: string): string {
  return `/searchList/bookDetails/${encodeURIComponent(recordId)}`;
}
