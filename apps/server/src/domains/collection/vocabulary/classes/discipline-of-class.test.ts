import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISCIPLINE_CODES, DISCIPLINE_NAMES, disciplineName } from './discipline-names.ts';
import { disciplinesOf } from './discipline-of-class.ts';

const clc = (...notations: string[]) =>
  disciplinesOf(notations.map((notation) => ({ scheme: 'clc', notation })));

describe('the disciplines of a record', () => {
  it.each([
    ['I242.4', ['05']],
    ['TP311.561', ['08']],
    ['B84-06', ['04']],
    ['B516.35', ['01']],
    ['F275', ['12']],
    ['F0-0', ['02']],
    ['F713.50', ['12']],
    ['F713', ['02']],
    ['C8', ['02', '07']],
    ['G252.7', ['12']],
    ['[K89]', ['03']],
    ['K928.9', ['07']],
    ['Ｏ１２', ['07']],
    ['Z121', []],
    ['C53', []],
    ['', []],
  ])('follow from CLC %s', (notation, expected) => expect(clc(notation)).toEqual(expected));

  it.each([
    ['ddc', '895.1348', ['05']],
    ['ddc', '005.133', ['08']],
    ['ddc', '658.8', ['12']],
    ['ddc', '796.334', ['04']],
    ['ddc', '791.43', ['13']],
    ['ddc', '030', []],
    ['lcc', 'QA76.73', ['08']],
    ['lcc', 'QA331 .R5', ['07']],
    ['lcc', 'PN1993.5', ['13']],
    ['lcc', 'PN56', ['05']],
    ['lcc', 'KF801', ['03']],
    ['lcc', 'AE5', []],
    ['rvk', 'MS 1170', []],
  ])('follow from %s %s', (scheme, notation, expected) =>
    expect(disciplinesOf([{ scheme, notation }])).toEqual(expected),
  );

  it('come from the Chinese classification if a record has several', () => {
    expect(
      disciplinesOf([
        { scheme: 'ddc', notation: '150' },
        { scheme: 'clc', notation: 'R395' },
        { scheme: 'clc', notation: 'B842' },
      ]),
    ).toEqual(['10', '04']);
  });

  it('are known codes for any notation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('clc', 'ddc', 'lcc', 'x'),
        fc.string({ unit: 'grapheme' }),
        (scheme, notation) => {
          for (const code of disciplinesOf([{ scheme, notation }]))
            expect(DISCIPLINE_NAMES).toHaveProperty(code);
        },
      ),
    );
  });

  it('have names in every language, in the order of their codes', () => {
    expect(DISCIPLINE_CODES).toHaveLength(14);
    expect(DISCIPLINE_CODES[9]).toBe('10');
    for (const language of LANGUAGES)
      for (const code of DISCIPLINE_CODES) expect(disciplineName(code, language)).not.toBe(code);
    expect(disciplineName('99', 'en-US')).toBe('99');
  });
});
