import { describe, expect, it } from 'vitest';
import { browseIndex } from '../discovery/search/browse-index.ts';
import { getOnShelfCounts } from '../discovery/search/get-on-shelf-counts.ts';
import { searchBibs } from '../discovery/search/search-bibs.ts';
import { parserOf } from '../kernel/endpoint.ts';
import { inputFault } from './input-fault.ts';
import { LANGUAGES, type Language } from './languages.ts';

const calls = { searchBibs, browseIndex, getOnShelfCounts };

function faultOf(call: keyof typeof calls, input: unknown, language: Language = 'en-US') {
  const { error } = parserOf(calls[call].input).safeParse(input);
  return inputFault(error?.issues ?? [], input, language);
}

describe('what is wrong with an input', () => {
  it.each([
    ['searchBibs', { page: 0 }, 'page', 'at least 1'],
    ['searchBibs', { rows: '101' }, 'rows', 'at most 100'],
    ['searchBibs', { page: 'two' }, 'page', 'it does not have the expected form'],
    ['searchBibs', { keyWord: 'x'.repeat(1001) }, 'keyWord', 'at most 1000 characters'],
    ['searchBibs', { keyWord: 'a\u0000' }, 'keyWord', 'it holds control characters'],
    ['searchBibs', { keyWord: ['a'] }, 'keyWord', 'it does not have the expected form'],
    ['searchBibs', { sortClause: 'up' }, 'sortClause', 'one of asc, desc'],
    ['searchBibs', { group: 'colour' }, 'group', 'one of docCode, resourceType, langCode, libCode, discode1'],
    ['searchBibs', { docCode: Array(51).fill('a') }, 'docCode', 'at most 50 entries'],
    [
      'searchBibs',
      { searchItems: [{ value: 'a' }, { value: 'b', operator: 'XOR' }] },
      'searchItems.1.operator',
      'one of AND, OR, NOT',
    ],
    ['browseIndex', { searchField: 'title', matchMode: 2 }, 'matchMode', 'one of 1, 4'],
    ['browseIndex', { keyWord: 'a' }, 'searchField', 'it is missing'],
    ['getOnShelfCounts', {}, 'recordIds', 'it is missing'],
    ['getOnShelfCounts', { recordIds: ['a', 'b c'] }, 'recordIds.1', 'it does not have the expected form'],
  ] as const)('names the field and the reason: %s %j', (call, input, field, reason) => {
    expect(faultOf(call, input)).toEqual({ field, reason });
  });

  it.each(LANGUAGES.filter((language) => !language.startsWith('en')))('is told in %s alone', (language) => {
    for (const input of [
      { page: 0 },
      { rows: 101 },
      { keyWord: ['a'] },
      { keyWord: 'a\u0000' },
      { keyWord: 'x'.repeat(1001) },
    ]) {
      const { reason } = faultOf('searchBibs', input, language);
      expect(reason).not.toBe(faultOf('searchBibs', input).reason);
      expect(reason).not.toMatch(/\{|expected|Invalid|Too/);
    }
  });
});
