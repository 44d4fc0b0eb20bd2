import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { TREE_SCHEMES } from '@lectern/contracts/people/tenant/tenant-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASS_SCHEME } from './class-schemes.ts';

/** Class numbers of both schemes, and signs that stand in or around them. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[ [{]?[A-Z]{0,3}\d{0,6}(\.\d{0,12})?[/ '.=(-]?[A-Z\d]{0,4}$/),
);

describe.each(TREE_SCHEMES)('the classification %s', (code) => {
  const scheme = CLASS_SCHEME[code];

  it('has a path for any text, in which each class begins with the one above it', () => {
    fc.assert(
      fc.property(text, (notation) => {
        const path = scheme.pathOf(notation);
        if (path.length > 0) expect(scheme.mainClasses).toContain(path[0]);
        for (const [at, one] of path.slice(1).entries()) {
          expect(one.startsWith(path[at]!)).toBe(true);
          expect(one.length).toBeGreaterThan(path[at]!.length);
        }
        for (const one of path) expect(scheme.notationOf(one).startsWith(one)).toBe(true);
        expect(scheme.explaining(notation)).toBe(path[code === 'clc' ? 0 : 1]);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the classes of a class again by its notation', () => {
    fc.assert(
      fc.property(text, (notation) => {
        const path = scheme.pathOf(notation);
        const own = path.at(-1);
        if (own !== undefined) expect(scheme.pathOf(own)).toEqual(path);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds a main class and a class below it by what readers write', () => {
    const below = (one: string) =>
      scheme.shippedBelow?.(one) ?? Array.from('123456789', (digit) => one + digit);
    for (const one of scheme.mainClasses.flatMap((main) => [main, ...below(main)]))
      expect(scheme.codeOf(scheme.notationOf(one))).toBe(one);
    for (const one of ['', '63', '606', '636', '6300', '中国']) expect(scheme.codeOf(one)).toBe(one);
  });

  it('has names of the main classes and of those below them in all languages', () => {
    const below = (one: string) =>
      scheme.shippedBelow?.(one) ?? Array.from('0123456789').map((digit) => one + digit);
    const named = scheme.mainClasses.flatMap((one) => [one, ...below(one)]);
    for (const one of named.filter((known) => known !== '04'))
      for (const language of LANGUAGES) expect(scheme.namesOf(one)?.[language], one).toMatch(/\S/);
    expect(named.length).toBeGreaterThan(100);
  });

  it('has no name for a text that is no class', () => {
    for (const one of ['', '?', 'constructor', '__proto__', '1234'])
      expect(scheme.namesOf(one)).toBe(undefined);
  });
});

describe('the classes of a Dewey number', () => {
  const { pathOf, notationOf, namesOf } = CLASS_SCHEME.ddc;

  it.each([
    ['636.7', ['6', '63', '636', '636.7']],
    ['004', ['0', '00', '004']],
    ['630', ['6', '63', '630']],
    ['823.912', ['8', '82', '823', '823.9', '823.91', '823.912']],
    ['919.8904', ['9', '91', '919', '919.8', '919.89', '919.8904']],
    ['333.956633', ['3', '33', '333', '333.9', '333.95', '333.956', '333.9566', '333.956633']],
    ["813'.54", ['8', '81', '813', '813.5', '813.54']],
    ['813.540', ['8', '81', '813', '813.5', '813.54']],
    ['[636.7 SMI]', ['6', '63', '636', '636.7']],
    ['６３６.７', ['6', '63', '636', '636.7']],
  ])('%s are those of its digits', (notation, path) => expect(pathOf(notation)).toEqual(path));

  it.each(['', '63', '6361', 'I242.4', 'J 636.7', '.636', '中国'])('%s are none', (notation) =>
    expect(pathOf(notation)).toEqual([]),
  );

  it('have notations of three digits, and a division is not its first section', () => {
    expect(['6', '63', '630', '636', '636.7'].map(notationOf)).toEqual(['600', '630', '630', '636', '636.7']);
    expect(namesOf('63')?.['en-US']).toBe('Farming, animals and gardens');
    expect(namesOf('630')?.['en-US']).toBe('General works');
    expect(namesOf('637')).toBe(undefined);
  });
});
