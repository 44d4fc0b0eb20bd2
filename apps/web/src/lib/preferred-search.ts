import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import type { ReaderSetting } from '@lectern/contracts/people/account/reader-setting';
import { api } from './api.ts';
import { chosenLibCode } from './chosen-library.ts';
import { type SearchLink, searchAddress } from './search-address.ts';
import { localStore } from './storage.ts';

/** The settings of a reader that a new search begins with. */
export const SEARCH_SETTINGS = [
  'pageSize',
  'sortField',
  'defaultSource',
] as const satisfies readonly ReaderSetting[];
export type SearchSetting = (typeof SEARCH_SETTINGS)[number];
export type SearchSettings = Readonly<Partial<Record<SearchSetting, string>>>;

/** Keeps a setting in this browser too, so that a search needs not to wait for it. Signing out removes it. */
export function keepSearchSetting(code: SearchSetting, value: string): void {
  localStore.write('searchSettings', { ...localStore.read('searchSettings'), [code]: value });
}

/** Reads the settings of the reader who has just signed in. A search goes without them if they cannot be read. */
export async function loadSearchSettings(): Promise<void> {
  const read = SEARCH_SETTINGS.map((code) => api.call(getReaderSetting, { code }));
  const settings = (await Promise.allSettled(read)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
  localStore.write('searchSettings', Object.fromEntries(settings.map(({ code, value }) => [code, value])));
}

/** The address of a search that begins, with the reader's settings and library where the search says nothing itself. */
export function newSearchAddress(search: SearchLink): string {
  const library = chosenLibCode();
  return searchAddress({
    ...preferredSearch(localStore.read('searchSettings') ?? {}),
    ...(library && { libCode: [library] }),
    ...search,
  });
}

/** The part of a search that settings stand for. Default values are left out. */
export function preferredSearch({ pageSize, sortField, defaultSource }: SearchSettings): SearchLink {
  return {
    ...(pageSize && pageSize !== '10' && { rows: Number(pageSize) }),
    ...((sortField === 'publishYear' || sortField === 'loanCount') && { sortField, sortClause: 'desc' }),
    ...((defaultSource === 'print' || defaultSource === 'electronic') && { resourceType: [defaultSource] }),
  };
}
