import { expect, it } from 'vitest';
import { librariesAddress, readLibrariesSearch } from './libraries-address.ts';

it.each([
  { keyWord: '鲸 & co', searchField: 'title', siteCode: 'north', page: 3 },
  { keyWord: 'whale', searchField: 'any', siteCode: '', page: 1 },
] as const)('an address has all that it shows: $keyWord', (search) => {
  const [path, query] = librariesAddress(search).split('?');
  expect(path).toBe(search.siteCode ? '/otherSearchList' : '/otherSearchList2');
  expect(readLibrariesSearch(new URLSearchParams(query))).toEqual(search);
});

it('what cannot be read in an address is as if it was not there', () => {
  const query = new URLSearchParams('keyWord=%20x%20&searchField=secret&page=-2');
  expect(readLibrariesSearch(query)).toEqual({ keyWord: 'x', searchField: 'any', siteCode: '', page: 1 });
});
