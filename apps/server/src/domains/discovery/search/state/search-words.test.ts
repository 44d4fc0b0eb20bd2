import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords, withoutWords } from './search-words.ts';

describe('the words of a search', () => {
  it('are what stands between spaces or in quotes, without operators', () => {
    expect(searchWords('whale OR "moby dick" -film 红楼梦')).toEqual([
      'whale',
      '"moby dick"',
      '-film',
      '红楼梦',
    ]);
  });

  it.each([
    ['white whale', 0, 'whale'],
    ['whale OR fish', 1, 'whale'],
    ['whale OR fish', 0, 'fish'],
    ['a AND NOT b', 1, 'a'],
    ['"moby dick" film', 0, 'film'],
    ['whale', 0, ''],
  ])('of %s leave, when number %i is dropped: %s', (text, at, left) => {
    expect(withoutWords(text, new Set([at]))).toBe(left);
  });

  it('are as many fewer as were dropped, whatever was typed', () => {
    const typed = fc.stringMatching(/^[ab"-]{0,3}( (AND|OR|NOT|[a-c"-]{1,3})){0,6}$/);
    fc.assert(
      fc.property(typed, fc.nat(8), (text, at) => {
        const words = searchWords(text);
        const left = words.filter((_, index) => index !== at);
        expect(searchWords(withoutWords(text, new Set([at])))).toEqual(left);
      }),
    );
  });
});
