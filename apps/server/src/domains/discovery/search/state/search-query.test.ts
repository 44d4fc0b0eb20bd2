import { browseIndex } from '@lectern/contracts/discovery/search/browse-index';
import { searchMarc } from '@lectern/contracts/discovery/search/search-marc';
import { type SearchItem, searchStateSchema } from '@lectern/contracts/discovery/search/search-state';
import { searchWithin } from '@lectern/contracts/discovery/search/search-within';
import { spellKeyWord } from '@lectern/contracts/discovery/search/spell-key-word';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import { describe, expect, it } from 'vitest';
import { asksNoWords, queryOf } from './search-query.ts';

const SIGNS = ['&', '-', ':', ';', '|', '||', '&&', '(', ']', '\\', '*', '，', '。', '—', '™', '😀', '& ('];

describe('signs alone', () => {
  it.each(SIGNS)('are read as an empty query everywhere: %s', (signs) => {
    const empty = searchStateSchema.parse({});
    expect(searchStateSchema.parse({ keyWord: signs })).toEqual(empty);
    const row = searchStateSchema.parse({ searchItems: [{}] });
    expect(searchStateSchema.parse({ searchItems: [{ value: signs }] })).toEqual(row);
    expect(suggest.input.parse({ keyWord: signs })).toEqual(suggest.input.parse({}));
    expect(spellKeyWord.input.parse({ keyWord: signs })).toEqual(spellKeyWord.input.parse({}));
    expect(getRelatedWords.input.parse({ keyWord: signs })).toEqual(getRelatedWords.input.parse({}));
    expect(browseIndex.input.parse({ searchField: 'title', keyWord: signs })).toEqual(
      browseIndex.input.parse({ searchField: 'title' }),
    );
    expect(searchWithin.input.parse({ secondKeyWord: signs })).toEqual(searchWithin.input.parse({}));
    const marc = { tag: '245', subfield: '' };
    expect(searchMarc.input.parse({ searchItems: [{ ...marc, value: signs }] })).toEqual(
      searchMarc.input.parse({ searchItems: [marc] }),
    );
  });

  it.each(SIGNS)('join nothing to other rows, whatever the operator: %s', (value) => {
    const row: SearchItem = { field: 'any', value: 'red', matchMode: 2, operator: 'AND' };
    const words = { ...searchStateSchema.parse({}), searchItems: [row] };
    for (const operator of ['AND', 'OR', 'NOT'] as const) {
      const signs = { ...row, value, operator };
      expect(queryOf({ ...words, searchItems: [row, signs] })).toEqual(queryOf(words));
      expect(queryOf({ ...words, searchItems: [signs, row] })).toEqual(queryOf(words));
    }
    expect(queryOf({ ...words, keyWord: value })).toEqual(queryOf(words));
    expect(asksNoWords({ ...words, keyWord: value, searchItems: [{ ...row, value }] })).toBe(true);
  });
});
