import { describe, expect, it } from 'vitest';
import { bibAddress, searchAddress } from './search-address.ts';

describe('addresses of pages', () => {
  it('have the parameter names of the search call', () => {
    expect(searchAddress({ keyWord: 'a&b 红', searchField: 'title' })).toBe(
      '/searchList?keyWord=a%26b+%E7%BA%A2&searchField=title',
    );
  });

  it('repeat the name for a list, and leave out default values', () => {
    expect(searchAddress({ keyWord: '', searchField: 'any', docCode: ['a', 'b'], onlyOnShelf: false })).toBe(
      '/searchList?docCode=a&docCode=b',
    );
    expect(searchAddress({ onlyOnShelf: true })).toBe('/searchList?onlyOnShelf=1');
    expect(searchAddress({})).toBe('/searchList');
  });

  it('escape the id of a record', () => {
    expect(bibAddress('a/b:c')).toBe('/searchList/bookDetails/a%2Fb%3Ac');
  });
});
