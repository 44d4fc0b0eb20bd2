import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { fold } from './fold.ts';
import { sortKey } from './sort-key.ts';
import { valueKey } from './value-key.ts';

const sorted = (titles: readonly string[]): string[] =>
  [...titles].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

describe('sortKey', () => {
  it('files numbers by value before letters, and Latin before Greek, Cyrillic and Han', () => {
    const shelf = [
      '2 girls',
      '10 girls',
      '1984',
      'Äpfel',
      'apple',
      'Ärzte',
      'zoo',
      'Ωμέγα',
      'Яблоко',
      '红楼梦',
    ];
    expect(sorted([...shelf].reverse())).toEqual(shelf);
  });

  it('does not care about case, marks, punctuation and script form', () => {
    expect(sortKey('«Les Misérables»')).toBe(sortKey('les miserables'));
    expect(sortKey('紅樓夢')).toBe(sortKey('红楼梦'));
    expect(sortKey("O'Brien")).toBe('obrien');
  });

  it('gives every text with a visible sign a key', () => {
    expect(sortKey('???')).toBe('???');
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(sortKey(text) === '').toBe(fold(text).trim() === '');
      }),
    );
  });
});

describe('valueKey', () => {
  it('is equal where a value is the same words in the same order', () => {
    expect(valueKey('《紅樓夢》研究')).toBe(valueKey('红楼梦研究'));
    expect(valueKey('War and Peace.')).toBe(valueKey('war AND peace'));
    expect(valueKey('War and Peace')).not.toBe(valueKey('Peace and War'));
    expect(valueKey('C++')).not.toBe(valueKey('C'));
    expect(valueKey('?')).toBe('?');
  });
});
