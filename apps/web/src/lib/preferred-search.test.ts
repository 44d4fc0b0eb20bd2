// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { keepSearchSetting, newSearchAddress, preferredSearch } from './preferred-search.ts';
import { localStore } from './storage.ts';

describe('a search that begins', () => {
  afterEach(() => localStore.remove('searchSettings'));

  it('has no more than its words without settings', () => {
    expect(newSearchAddress({ keyWord: 'whale' })).toBe('/searchList?keyWord=whale');
    expect(preferredSearch({ pageSize: '10', sortField: 'relevance', defaultSource: 'all' })).toEqual({});
  });

  it('has the page size, order and source that the reader set', () => {
    keepSearchSetting('pageSize', '50');
    keepSearchSetting('sortField', 'publishYear');
    keepSearchSetting('defaultSource', 'print');
    const address = new URLSearchParams(newSearchAddress({ keyWord: 'whale' }).split('?')[1]);
    expect(Object.fromEntries(address)).toEqual({
      keyWord: 'whale',
      rows: '50',
      sortField: 'publishYear',
      sortClause: 'desc',
      resourceType: 'print',
    });
  });

  it('says itself what it wants before the settings do', () => {
    keepSearchSetting('defaultSource', 'print');
    expect(newSearchAddress({ keyWord: 'whale', resourceType: ['electronic'] })).toBe(
      '/searchList?resourceType=electronic&keyWord=whale',
    );
  });
});
