import {
  SEARCH_FIELDS,
  type SearchState,
  SORT_FIELDS,
  searchStateSchema,
} from '@lectern/contracts/search/search-state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changed,
  countFilters,
  readSearch,
  toggled,
  withoutFilters,
  writeSearch,
} from './search-in-address.ts';

const words = fc.string({ maxLength: 20, unit: 'grapheme' }).map((text) =>
  text
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim(),
);
const values = fc.uniqueArray(
  words.filter((word) => word !== ''),
  { maxLength: 3 },
);
const code = fc.stringMatching(/^[A-Z0-9]{1,8}$/);
const state: fc.Arbitrary<SearchState> = fc
  .record({
    keyWord: words,
    searchField: fc.constantFrom(...SEARCH_FIELDS),
    matchMode: fc.integer({ min: 1, max: 4 }),
    docCode: values,
    subject: values,
    author: values,
    libCode: fc.uniqueArray(code, { maxLength: 3 }),
    publishBegin: fc.option(fc.integer({ min: 0, max: 2030 }), { nil: undefined }),
    onlyOnShelf: fc.boolean(),
    sortField: fc.constantFrom(...SORT_FIELDS),
    page: fc.integer({ min: 1, max: 5000 }),
  })
  .map((said) => searchStateSchema.parse(said));

const reread = (address: string) => readSearch(new URLSearchParams(address.split('?')[1] ?? ''));

describe('a search in the address', () => {
  it('is the same search when it is read again', () => {
    fc.assert(
      fc.property(state, fc.constantFrom('list' as const, 'cover' as const), (before, view) => {
        expect(reread(writeSearch(before, view))).toEqual({ state: before, view });
      }),
    );
  });

  it('is short where everything is at its default', () => {
    expect(writeSearch(searchStateSchema.parse({ keyWord: '紅樓夢' }))).toBe(
      `/searchList?keyWord=${encodeURIComponent('紅樓夢')}`,
    );
  });

  it('reads what it can of a broken link', () => {
    const { state: read } = reread('/searchList?keyWord=a&page=minus&sortField=colour&libCode=MAIN');
    expect(read).toMatchObject({ keyWord: 'a', page: 1, sortField: 'relevance', libCode: ['MAIN'] });
  });
});

describe('a changed search', () => {
  it('begins again on the first page', () => {
    const later = searchStateSchema.parse({ keyWord: 'a', page: 7 });
    expect(changed(later, { sortField: 'title' }).page).toBe(1);
    expect(changed(later, { page: 8 }).page).toBe(8);
  });

  it('counts its filters and can lose them all', () => {
    const filtered = toggled(
      searchStateSchema.parse({ keyWord: 'a', onlyOnShelf: true, publishBegin: 1990, publishEnd: 2000 }),
      'author',
      'b',
    );
    expect(countFilters(filtered)).toBe(3);
    expect(countFilters(toggled(filtered, 'author', 'b'))).toBe(2);
    expect(withoutFilters(filtered)).toEqual(searchStateSchema.parse({ keyWord: 'a' }));
  });
});
