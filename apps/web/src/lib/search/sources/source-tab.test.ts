import { describe, expect, it } from 'vitest';
import { readSearch } from '../search-in-address.ts';
import { isOfAllSources, remoteSearchOf, SOURCE_TABS, sourceAddress } from './source-tab.ts';

const { state, view } = readSearch(
  new URLSearchParams('keyWord=whale&searchField=title&docCode=book&page=3&view=cover'),
);

describe('the address of a search in a source', () => {
  it('keeps the whole search in the catalogue, and the way back to it beside records', () => {
    const here = '/searchList?keyWord=whale&searchField=title&docCode=book&page=3&view=cover';
    expect(sourceAddress('catalogue', state, view)).toBe(here);
    expect(sourceAddress('eresource', state, view)).toBe(`${here.replace('&page=3', '')}&things=eresource`);
  });

  it('has the words alone where all sources or those of outside are asked', () => {
    const all = sourceAddress('all', state, view);
    expect(all).toBe('/searchList?keyWord=whale&searchField=title&view=cover&tab=all');
    expect(isOfAllSources(new URLSearchParams(all?.split('?')[1]))).toBe(true);
    expect(sourceAddress('papers', state, view)).toBe('/chaoXingSearchList?keyWord=whale&searchField=title');
    expect(sourceAddress('others', state, view)).toBe('/otherSearchList2?keyWord=whale&searchField=title');
  });

  it('is only that of the catalogue without words', () => {
    const nothing = { ...state, keyWord: '' };
    expect(SOURCE_TABS.filter((tab) => sourceAddress(tab, nothing, view) !== undefined)).toEqual([
      'catalogue',
    ]);
    expect(isOfAllSources(new URLSearchParams('tab=all&keyWord=+'))).toBe(false);
  });

  it('is none of outside sources for words that they do not take', () => {
    const long = { ...state, keyWord: 'x'.repeat(301) };
    expect(sourceAddress('papers', long, view)).toBeUndefined();
    expect(sourceAddress('others', long, view)).toBeUndefined();
  });
});

it('a search of other libraries has the field where they know it', () => {
  expect(remoteSearchOf({ keyWord: 'whale', searchField: 'title' })?.searchField).toBe('title');
  expect(remoteSearchOf({ keyWord: 'whale', searchField: 'callNumber' })?.searchField).toBe('any');
});
