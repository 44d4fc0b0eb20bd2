import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH } from '../../../../lib/search/read-search.ts';
import { readListing, writeListing } from './listing-address.ts';

const FIXED = { kindNo: ['I3', 'I4'] };
const PAGE = '/categorySearchList?kindNo=I3%2F7';
const reread = (address: string) => readListing(new URLSearchParams(address.split('?')[1] ?? ''), FIXED);

describe('the list of a page that is about a class', () => {
  it('has the address of its page where nothing narrows it', () => {
    expect(writeListing(PAGE, { ...DEFAULT_SEARCH, ...FIXED }, FIXED)).toBe(PAGE);
  });

  it('can be sorted by call number', () => {
    const state = { ...DEFAULT_SEARCH, ...FIXED, sortField: 'callNumber' as const };
    expect(reread(writeListing(PAGE, state, FIXED))).toEqual(state);
  });

  it('keeps filters in the address, which cannot change its class', () => {
    const state = { ...DEFAULT_SEARCH, ...FIXED, keyWord: '诗', langCode: ['eng'], page: 3 };
    const address = writeListing(PAGE, state, FIXED);
    expect(address).toBe(`${PAGE}&keyWord=${encodeURIComponent('诗')}&langCode=eng&page=3`);
    expect(reread(address)).toEqual(state);
  });
});
