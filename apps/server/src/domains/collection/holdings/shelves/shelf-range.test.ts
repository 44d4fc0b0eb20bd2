import { shelfKey } from '@lectern/search/analysis/call-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInOrder, type ShelfRange, shelfOf } from './shelf-range.ts';

const range = (
  shelf: string,
  first: string,
  last: string,
  scheme: ShelfRange['scheme'] = '',
): ShelfRange => ({
  libraryCode: 'MAIN',
  locationCode: 'LIT',
  shelf,
  scheme,
  first,
  last,
  planCode: '',
  shapeId: '',
});
const on = (ranges: readonly ShelfRange[], callNumber: string, locationCode = 'LIT', libraryCode = 'MAIN') =>
  shelfOf(ranges, { libraryCode, locationCode, callNumber })?.shelf;

describe('the shelf of a copy', () => {
  const clc = [
    range('A', 'I0', 'I206'),
    range('B', 'I207', 'I242'),
    range('C', 'I246', 'I247.5/9'),
    range('D', 'I247.5/10', ''),
  ];

  it.each([
    ['I0', 'A'],
    ['I206.7/3', 'A'],
    ['I207', 'B'],
    ['I242.4/12', 'B'],
    ['I247.5/9', 'C'],
    // Book numbers are compared by value: 10 stands behind 9.
    ['I247.5/10', 'D'],
    ['I247.5/100', 'D'],
    ['J205/1', 'D'],
    ['I245/1', undefined],
    ['H31/2', undefined],
    ['', undefined],
  ])('of the number %s is %s', (callNumber, shelf) => {
    expect(on(clc, callNumber)).toBe(shelf);
  });

  it('is of its own library and location, in its own scheme', () => {
    expect(on(clc, 'I207/1', 'SOC')).toBeUndefined();
    expect(on(clc, 'I207/1', 'LIT', 'SOUTH')).toBeUndefined();
    const lcc = [range('L', 'QA9', 'QA76', 'lcc')];
    expect(on(lcc, 'QA10 .B2 1999')).toBe('L');
    expect(on(lcc, 'QA76.73 .J38 2005')).toBe('L');
    expect(on(lcc, 'QA760 .A1')).toBeUndefined();
    expect(on(lcc, 'Q75/1')).toBeUndefined();
    const dewey = [range('1', '000', '822'), range('2', '823', '823'), range('3', '823.92 M', '999')];
    expect(['500.1 ABC', '823.914 ROW', '910.41 SLO'].map((number) => on(dewey, number))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('is one at most, and neighbours in order are on shelves in order', () => {
    const number = fc
      .tuple(
        fc.constantFrom('I2', 'I20', 'I207', 'I24', 'I242.4', 'I247.5', 'J0', 'K9'),
        fc.integer({ min: 1, max: 300 }),
      )
      .map(([letters, book]) => `${letters}/${book}`);
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 3, maxLength: 12 }), number, (bounds, callNumber) => {
        const sorted = bounds.sort((a, b) => (shelfKey(a) < shelfKey(b) ? -1 : 1));
        // Each shelf begins at a bound and the last one has no end.
        const ranges = sorted.map((first, at) => range(`${at}`, first, '')).reverse();
        const expected = sorted.filter((bound) => shelfKey(bound) <= shelfKey(callNumber)).length - 1;
        expect(on(ranges, callNumber)).toBe(expected < 0 ? undefined : `${expected}`);
      }),
    );
  });

  it.each([
    ['I207', 'I242', true],
    ['I207', 'I207', true],
    ['I207.2', 'I207', true],
    ['I242', 'I207', false],
    ['', 'I207', true],
  ])('from %s to %s is in order: %s', (first, last, inOrder) => {
    expect(isInOrder({ first, last, scheme: '' })).toBe(inOrder);
  });
});
