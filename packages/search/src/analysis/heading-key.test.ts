import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingBeginnings, headingKey } from './heading-key.ts';

const begins = (text: string, heading: string) =>
  headingBeginnings('subject', text).some((start) => headingKey('subject', heading).startsWith(start));

describe('headings', () => {
  it('file notations by their signs, and names with their numbers by value', () => {
    const filed = (field: 'class' | 'subject', ...values: string[]) =>
      values.toSorted((a, b) => (headingKey(field, a) < headingKey(field, b) ? -1 : 1));
    expect(filed('class', 'I3', 'I242.4', 'I24', 'TP312', 'TP31')).toEqual([
      'I24',
      'I242.4',
      'I3',
      'TP31',
      'TP312',
    ]);
    expect(filed('subject', 'Louis XIV', 'Volume 10', 'Volume 2', '中国历史')).toEqual([
      'Louis XIV',
      'Volume 2',
      'Volume 10',
      '中国历史',
    ]);
  });

  it.each([
    ['World War, 19', 'World War, 1914-1918', true],
    ['world war 1914', 'World War, 1914-1918', true],
    ['World War, 18', 'World War, 1914-1918', false],
    ['19', '1984', true],
    ['19', '2019', false],
    ['中国', '中国历史', true],
    ['中國', '中国历史', true],
    ['历史', '中国历史', false],
    ['Müll', 'Müller, Anna', true],
    ['muller a', 'Müller, Anna', true],
    ['anna', 'Müller, Anna', false],
    ['!', 'Anna', false],
  ])('whether %s begins %s: %s', (text, heading, expected) => {
    expect(begins(text, heading)).toBe(expected);
  });

  it('begin with each of their own beginnings', () => {
    const heading = fc.stringMatching(/^[a-z]{1,6}( [1-9][0-9]{0,5})?( [a-z]{1,4})?$/);
    fc.assert(
      fc.property(heading, fc.nat(20), (text, length) => {
        const typed = text.slice(0, length);
        fc.pre(typed.trim() !== '');
        expect(begins(typed, text)).toBe(true);
      }),
    );
  });

  it('have their beginnings in filing order', () => {
    const found = headingBeginnings('subject', 'war 19');
    expect(found).toEqual(found.toSorted());
    expect(found).toHaveLength(7);
  });
});
