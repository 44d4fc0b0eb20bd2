import { expect, it } from 'vitest';
import { otherLibrariesAddress, readOtherLibrariesSearch } from './other-libraries-address.ts';

it('says the search of another library again, whatever is in its words', () => {
  const search = { keyWord: 'C# & 50% 红楼梦', searchField: 'title', otherLib: 'north', page: 3 } as const;
  const [path, query] = otherLibrariesAddress(search).split('?');
  expect(path).toBe('/otherLibraryList');
  expect(readOtherLibrariesSearch(new URLSearchParams(query))).toEqual(search);
});

it('takes what it cannot read as not said', () => {
  const query = new URLSearchParams('keyWord=x&searchField=shelf&page=-1');
  expect(readOtherLibrariesSearch(query)).toEqual({
    keyWord: 'x',
    searchField: 'any',
    otherLib: '',
    page: 1,
  });
});
