import { REMOTE_FIELDS, type RemoteField } from '@lectern/contracts/people/tenant/source-settings';

/** What the pages of other libraries show. */
export interface LibrariesSearch {
  readonly keyWord: string;
  readonly searchField: RemoteField;
  /** Empty: all libraries together. */
  readonly siteCode: string;
  readonly page: number;
}

const LAST_PAGE = 1000;

/** The address of one library's list (/otherSearchList), or of that of all (/otherSearchList2). */
export function librariesAddress(
  search: Pick<LibrariesSearch, 'keyWord'> & Partial<LibrariesSearch>,
): string {
  const { keyWord, searchField = 'any', siteCode = '', page = 1 } = search;
  const query = new URLSearchParams({ keyWord });
  if (searchField !== 'any') query.set('searchField', searchField);
  if (siteCode !== '') query.set('siteCode', siteCode);
  if (page > 1) query.set('page', String(page));
  return `${siteCode === '' ? '/otherSearchList2' : '/otherSearchList'}?${query.toString()}`;
}

/** Reads the address. Unreadable parameters are ignored. */
export function readLibrariesSearch(query: URLSearchParams): LibrariesSearch {
  const page = Number(query.get('page'));
  return {
    keyWord: (query.get('keyWord') ?? '').trim().slice(0, 300),
    searchField: REMOTE_FIELDS.find((field) => field === query.get('searchField')) ?? 'any',
    siteCode: query.get('siteCode') ?? '',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}
