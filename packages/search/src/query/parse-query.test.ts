import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEYWORD_FIELDS, TEXT_FIELDS } from '../search-document.ts';
import type { MatchMode, Query } from '../search-engine.ts';
import { SearchLimitError } from '../search-errors.ts';
import { anyText } from '../testing/any-text.ts';
import { parseQuery } from './parse-query.ts';
import { checkQueryLimits } from './query-limits.ts';

/** A query as text: words plain, phrases quoted, prefixes with a star; without the title that is what was typed. */
function show(query: Query): string {
  const [asked, whole] = query.kind === 'or' ? query.of : [];
  if (asked !== undefined && whole?.kind === 'text' && whole.match === 'exact') return show(asked);
  switch (query.kind) {
    case 'text':
      return query.match === 'phrase'
        ? `"${query.text}"`
        : query.match === 'prefix'
          ? `${query.text}*`
          : query.text;
    case 'and':
      return `(${query.of.map(show).join(' & ')})`;
    case 'or':
      return `(${query.of.map(show).join(' | ')})`;
    case 'not':
      return `!${show(query.of)}`;
    case 'everything':
      return 'everything';
  }
}

const parsed = (text: string, match: MatchMode = 'all'): string =>
  show(parseQuery(text, { field: 'any', match }));

describe('parseQuery', () => {
  it('keeps plain words together as one text', () => {
    expect(parsed('  war and   peace ')).toBe('war and peace');
    expect(parseQuery('war', { field: 'title', match: 'all' })).toEqual({
      kind: 'text',
      field: 'title',
      text: 'war',
      match: 'all',
    });
  });

  it('reads balanced quotes as phrases and ignores a quote without partner', () => {
    expect(parsed('space "black hole" travel')).toBe('(space travel & "black hole")');
    expect(parsed('“黑洞” 旅行')).toBe('(旅行 & "黑洞")');
    for (const text of ['"space traveler', 'space "traveler', 'space traveler"'])
      expect(parsed(text)).toContain('traveler');
    expect(parsed('צה"ל')).toBe('צה"ל');
    expect(parsed('"" war')).toBe('war');
  });

  it('reads a star at the end of a word as a beginning', () => {
    expect(parsed('comput*')).toBe('comput*');
    expect(parsed('comput* science')).toBe('(science & comput*)');
    expect(parsed('war * peace')).toBe('war peace');
  });

  it('joins by operators in capitals, NOT before AND before OR', () => {
    expect(parsed('a OR b AND c d')).toBe('(a | (b & c d))');
    expect(parsed('(a OR b) AND c')).toBe('((a | b) & c)');
    expect(parsed('twain NOT sawyer')).toBe('(twain & !sawyer)');
    expect(parsed('twain AND NOT sawyer')).toBe('(twain & !sawyer)');
    expect(parsed('twain NOT ("tom sawyer")')).toBe('(twain & !"tom sawyer")');
    expect(parsed('twain and sawyer')).toBe('twain and sawyer');
  });

  it('leaves out what has a minus behind a space', () => {
    expect(parsed('twain -sawyer')).toBe('(twain & !sawyer)');
    expect(parsed('twain -"tom sawyer"')).toBe('(twain & !"tom sawyer")');
    expect(parsed('3-D films')).toBe('3-D films');
    expect(parsed('-sawyer')).toBe('-sawyer');
  });

  it('keeps the second half of words that share a part', () => {
    expect(parsed('Planung und -steuerung')).toBe('Planung und -steuerung');
    expect(parsed('Planung, -steuerung')).toBe('Planung, -steuerung');
    expect(parsed('die "Monetary Gold"-Doktrin')).not.toContain('!');
    expect(parsed('cats AND -dogs')).toBe('(cats & !dogs)');
  });

  it('takes operators without anything to join as words, and titles in capitals as titles', () => {
    for (const text of ['AND', 'NOT foo', 'foo OR', 'a OR OR b']) expect(parsed(text)).toBe(text);
    expect(parsed('TO BE OR NOT TO BE')).toBe('TO BE OR NOT TO BE');
    expect(parsed('DNA AND RNA')).toBe('(DNA & RNA)');
    expect(parsed('红楼梦 OR 水浒传')).toBe('(红楼梦 | 水浒传)');
  });

  it('drops signs that stand alone, and parentheses that join nothing', () => {
    expect(parsed('Crystal growth & design')).toBe('Crystal growth design');
    expect(parsed('(String quartets) Parts')).toBe('String quartets Parts');
    expect(parsed('cats AND &')).toBe('cats');
    expect(parsed('C++ OR C#')).toBe('(C++ | C#)');
    expect(parseQuery('?', { field: 'any', match: 'all' })).toEqual({ kind: 'everything' });
  });

  it('joins phrases and words by OR where any word will do', () => {
    expect(parsed('cats "black dogs"', 'any')).toBe('(cats | "black dogs")');
    expect(parsed('cats -dogs', 'any')).toBe('(cats & !dogs)');
  });

  it('takes the text as it stands for exact, phrase and prefix and in keyword fields', () => {
    expect(parseQuery('a OR "b', { field: 'any', match: 'exact' })).toMatchObject({
      text: 'a OR "b',
      match: 'exact',
    });
    expect(parseQuery('I247.5 -2*', { field: 'callNumber', match: 'all' })).toMatchObject({
      text: 'I247.5 -2*',
    });
  });

  it('finds the title that is what was typed, operators and quotes included', () => {
    const exact = { kind: 'text', field: 'title', match: 'exact' };
    for (const text of ['Cats AND dogs', 'The "real" thing', 'To be OR not to be', 'Why not (me) AND you'])
      expect(parseQuery(text, { field: 'any', match: 'all' })).toMatchObject({
        of: [{}, { ...exact, text }],
      });
    for (const text of ['cats and dogs', '"cats and dogs"', 'comput*', 'cats -dogs', 'AND OR'])
      expect(parseQuery(text, { field: 'any', match: 'all' })).not.toMatchObject({ of: [{}, exact] });
  });

  it('asks for everything where nothing or a star alone is typed', () => {
    for (const text of ['', '   ', '*', '*:*']) expect(parsed(text)).toBe('everything');
  });

  it('never throws, and never gives a query that is nested or grown without limit', () => {
    const field = fc.constantFrom(...TEXT_FIELDS, ...KEYWORD_FIELDS, 'any' as const);
    const match = fc.constantFrom<MatchMode>('exact', 'phrase', 'all', 'any', 'prefix');
    fc.assert(
      fc.property(anyText(), field, match, (text, inField, mode) => {
        const query = parseQuery(text, { field: inField, match: mode });
        expect(show(query).length).toBeLessThanOrEqual(12 * text.length + 20);
      }),
      { numRuns: 1000 },
    );
    for (const piece of [
      '(',
      ')',
      '"',
      '*',
      '-',
      'AND ',
      'NOT ',
      'a OR ',
      '(a OR ',
      '\u0000',
      '\ud800',
      '\u0301',
      'a*',
      '"a" -b ',
    ]) {
      const long = piece.repeat(Math.ceil(10_240 / piece.length));
      expect(() => parsed(`x ${long} y`), piece).not.toThrow();
    }
  });
});

describe('checkQueryLimits', () => {
  it('lets ordinary queries pass and names the limit that a query exceeds', () => {
    expect(() =>
      checkQueryLimits(parseQuery('war AND "and peace" OR 红楼梦研究', { field: 'any', match: 'all' })),
    ).not.toThrow();
    const limitOf = (text: string): string => {
      try {
        checkQueryLimits(parseQuery(text, { field: 'any', match: 'all' }));
        return 'none';
      } catch (error) {
        if (error instanceof SearchLimitError) return error.limit;
        throw error;
      }
    };
    expect(limitOf('x'.repeat(10_240))).toBe('queryLength');
    expect(limitOf('ab '.repeat(500))).toBe('queryTerms');
    const wide: Query = {
      kind: 'or',
      of: Array.from({ length: 600 }, (): Query => ({ kind: 'everything' })),
    };
    expect(() => checkQueryLimits(wide)).toThrow(/queryNodes/);
    let deep: Query = { kind: 'everything' };
    for (let depth = 0; depth < 40; depth++) deep = { kind: 'not', of: deep };
    expect(() => checkQueryLimits(deep)).toThrow(/queryDepth/);
  });
});
