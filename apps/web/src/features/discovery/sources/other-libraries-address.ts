import { REMOTE_FIELDS } from '@lectern/contracts/people/tenant/source-settings';
import type { RemoteSearch } from '../../../lib/search/sources/source-tab.ts';

/** What the page of other libraries shows. */
export interface OtherLibrariesSearch extends RemoteSearch {
  /** Empty: the first library. */
  readonly otherLib: string;
  readonly page: number;
}

const LAST_PAGE = 1000;

/** The address of another library's list. */
export function otherLibrariesAddress(search: RemoteSearch & Partial<OtherLibrariesSearch>): string {
  const query = new URLSearchParams({ keyWord: search.keyWord });
  if (search.searchField !== 'any') query.set('searchField', search.searchField);
  if (search.otherLib) query.set('otherLib', search.otherLib);
  if (search.page && search.page > 1) query.set('page', String(search.page));
  return `/otherLibraryList?${query.toString()}`;
}

/** Reads the address. Unreadable parameters are ignored. */
export function readOtherLibrariesSearch(query: URLSearchParams): OtherLibrariesSearch {
  const page = Number(query.get('page'));
  return {
    keyWord: (query.get('keyWord') ?? '').trim(),
    searchField: REMOTE_FIELDS.find((field) => field === query.get('searchField')) ?? 'any',
    otherLib: query.get('otherLib') ?? '',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}
