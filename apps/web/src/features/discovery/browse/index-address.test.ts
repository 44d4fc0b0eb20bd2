import { describe, expect, it } from 'vitest';
import { type IndexPlace, indexAddress, readIndexPlace } from './index-address.ts';

const read = (address: string) => readIndexPlace(new URLSearchParams(address.split('?')[1]));

describe('the address of a place in an index', () => {
  it.each<IndexPlace>([
    { index: 'author', from: '' },
    { index: 'subject', from: 'C & D' },
    { index: 'series', from: '中国', after: 'x=1&y' },
    { index: 'classNumber', from: '', before: 'I242.4' },
  ])('is read as it was written: %j', (place) => {
    expect(read(indexAddress(place))).toEqual(place);
  });

  it('is the beginning of the authors where it names no index', () => {
    for (const address of [
      '/indexSearch',
      '/indexSearch?searchField=constructor',
      '/indexSearch?searchField=isbn',
    ])
      expect(read(address)).toEqual({ index: 'author', from: '' });
  });
});
