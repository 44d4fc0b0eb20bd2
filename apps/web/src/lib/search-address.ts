import type { SearchState } from '@lectern/contracts/discovery/search/search-state';

/** A search as a link to the result page states it. What is left out has its default value there. */
export type SearchLink = Partial<SearchState>;

/** The address of a result page. Parameters have the names of the search call. A list repeats its name; a condition row is JSON. */
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
