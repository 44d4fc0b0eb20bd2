import {
  SEARCH_FIELDS,
  type SearchState,
  SORT_FIELDS,
  searchStateSchema,
} from '@lectern/contracts/discovery/search/search-state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH } from './read-search.ts';
import {
  changed,
  countFilters,
  isAdvanced,
  isNarrowed,
  narrowingRows,
  newWords,
  readSearch,
  toggled,
  withoutFilters,
  withoutRow,
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

/** As searchWithin answers it. */
function narrowedBy(state: SearchState, value: string): SearchState {
  return changed(state, {
    searchItems: [...state.searchItems, { field: 'any', value, matchMode: 2, operator: 'AND' }],
  });
}

describe('a search in the address', () => {
  it('is the same search when it is read again', () => {
    fc.assert(
      fc.property(state, fc.constantFrom('list' as const, 'cover' as const), (before, view) => {
        expect(reread(writeSearch(before, view))).toEqual({ state: before, view });
      }),
    );
  });

  it('is short if every value is the default', () => {
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

  it('is narrowed by a filter or by words searched within results, and by nothing else', () => {
    const row = { field: 'any', value: 'x', matchMode: 2, operator: 'AND' } as const;
    const words = { ...DEFAULT_SEARCH, keyWord: '诗' };
    expect(isNarrowed({ ...words, page: 3, sortField: 'title' })).toBe(false);
    expect(isNarrowed({ ...words, langCode: ['chi'] })).toBe(true);
    expect(isNarrowed({ ...words, searchItems: [row] })).toBe(true);
    expect(isNarrowed({ ...DEFAULT_SEARCH, searchItems: [row] })).toBe(false);
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

describe('words sought within results', () => {
  const first = searchStateSchema.parse({ keyWord: 'whale' });

  it('are condition rows that must also match, and can be removed one by one', () => {
    const twice = narrowedBy(narrowedBy(first, 'sea'), 'ship');
    expect(narrowingRows(twice)).toEqual([0, 1]);
    expect(isAdvanced(twice)).toBe(false);
    expect(withoutRow(twice, 0)).toEqual(narrowedBy(first, 'ship'));
    expect(reread(writeSearch(twice)).state).toEqual(twice);
  });

  it('are distinguished from rows of an advanced search, which begin it or are alternatives', () => {
    const either = searchStateSchema.parse({
      searchItems: [
        { field: 'title', value: 'whale' },
        { field: 'title', value: 'sea', operator: 'OR' },
        { value: 'ship' },
      ],
    });
    expect(narrowingRows(either)).toEqual([2]);
    expect(isAdvanced(either)).toBe(true);
    expect(narrowingRows(searchStateSchema.parse({ searchItems: [{ value: 'whale' }] }))).toEqual([]);
  });

  it('are removed with new words, while filters stay', () => {
    const filtered = toggled(narrowedBy(first, 'sea'), 'docCode', 'book');
    const next = newWords(filtered, { keyWord: 'wolf', searchField: 'title' });
    expect(next).toEqual(
      searchStateSchema.parse({ keyWord: 'wolf', searchField: 'title', docCode: ['book'] }),
    );
  });
});

describe('a chosen class', () => {
  it('takes the place of those above and below it', () => {
    const literature = toggled(searchStateSchema.parse({ keyWord: 'a', kindNo: ['K'] }), 'kindNo', 'I');
    const chinese = toggled(literature, 'kindNo', 'I24');
    expect(chinese.kindNo).toEqual(['K', 'I24']);
    expect(toggled(chinese, 'kindNo', 'I').kindNo).toEqual(['K', 'I']);
  });
});
