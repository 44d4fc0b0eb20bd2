import { OPERATORS, SEARCH_FIELDS, type SearchItem } from '@lectern/contracts/discovery/search/search-state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, readSearchState } from '../../../lib/search/read-search.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import { emptyForm, faultOf, filledRows, formOf, newCondition, searchOf } from './advanced-form.ts';
import { querySentence } from './query-sentence.ts';

const row = (value: string, operator: SearchItem['operator'] = 'AND', more: Partial<SearchItem> = {}) => ({
  field: 'any' as const,
  value,
  matchMode: 2,
  operator,
  ...more,
});
const formWith = (...rows: SearchItem[]) => ({ ...emptyForm(), rows: rows.map(newCondition) });

describe('the advanced search', () => {
  it('of one row is a plain search', () => {
    expect(searchOf(formWith(row(' whale ', 'NOT', { field: 'title', matchMode: 4 }), row('')))).toEqual({
      keyWord: 'whale',
      searchField: 'title',
      matchMode: 4,
    });
  });

  it('keeps its rows in order, without empty ones, the first joining nothing', () => {
    const form = formWith(row(' ', 'OR'), row('&', 'OR'), row('a', 'NOT'), row('(', 'NOT'), row('b', 'OR'));
    expect(searchOf(form)).toEqual({ searchItems: [row('a'), row('b', 'OR')] });
  });

  it('comes back from the address of its results', () => {
    const item = fc.record({
      field: fc.constantFrom(...SEARCH_FIELDS),
      value: fc.stringMatching(/^[a-z红楼"():&%#+ ]{1,12}$/).filter((text) => text.trim() !== ''),
      matchMode: fc.integer({ min: 1, max: 4 }),
      operator: fc.constantFrom(...OPERATORS),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (items) => {
        const link = searchOf({ ...formWith(...items), langCode: 'eng', publishBegin: '-200' });
        const query = new URLSearchParams(searchAddress(link ?? {}).split('?')[1]);
        const form = formOf(readSearchState(query));
        expect(filledRows(form.rows)).toEqual(filledRows(items));
        expect(form).toMatchObject({ langCode: 'eng', publishBegin: '-200' });
      }),
    );
  });

  it('puts the words of a search after its rows, so that they must match together with all rows', () => {
    const state = { ...DEFAULT_SEARCH, keyWord: 'c', searchItems: [row('a'), row('b', 'OR')] };
    expect(filledRows(formOf(state).rows)).toEqual([row('a'), row('b', 'OR'), row('c')]);
  });

  it('says why it cannot be searched', () => {
    expect(faultOf(emptyForm())).toBe('nothing');
    expect(faultOf({ ...emptyForm(), publishBegin: 'soon' })).toBe('year');
    expect(faultOf({ ...emptyForm(), publishBegin: '2001', publishEnd: '1999' })).toBe('yearOrder');
    expect(faultOf({ ...emptyForm(), publishBegin: '1999', publishEnd: '1999' })).toBeUndefined();
    expect(faultOf({ ...emptyForm(), docCode: ['map'] })).toBeUndefined();
  });
});

describe('a query as a sentence', () => {
  const say = (...rows: SearchItem[]) =>
    querySentence(rows, { row: ({ value }) => value, operator: (operator) => operator });

  it('has brackets where a reader would group the rows in another way', () => {
    expect(say(row('a'), row('b', 'OR'), row('c', 'AND'))).toBe('(a OR b) AND c');
    expect(say(row('a'), row('b', 'AND'), row('c', 'OR'), row('d', 'NOT'))).toBe('((a AND b) OR c) NOT d');
    expect(say(row('a'), row('b', 'AND'), row('c', 'NOT'))).toBe('a AND b NOT c');
    expect(say(row(''))).toBe('');
  });
});
