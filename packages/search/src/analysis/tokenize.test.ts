import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { TERM_LIMITS } from './term-limits.ts';
import { tokenize } from './tokenize.ts';

/** Terms as `term@position`, with the marked original where it differs from the term. */
function tokens(text: string): string[] {
  const found: string[] = [];
  tokenize(text, (term, position) => found.push(`${term}@${position}`));
  return found;
}

function marked(text: string, wanted: string): string[] {
  const found: string[] = [];
  tokenize(text, (term, _position, start, end) => {
    if (term === wanted) found.push(text.slice(start, end));
  });
  return found;
}

describe('tokenize', () => {
  it('gives each word one position, without case, marks and punctuation', () => {
    expect(tokens('Le Père: une tragédie!')).toEqual(['le@0', 'pere@1', 'une@2', 'tragedie@3']);
  });

  it('gives a Han run its characters and overlapping pairs at consecutive positions', () => {
    expect(tokens('紅樓夢')).toEqual(['红@0', '红楼@0', '楼@1', '楼梦@1', '梦@2']);
  });

  it('joins runs over punctuation, so that 红楼梦研究 finds 《紅樓夢》研究', () => {
    expect(tokens('《紅樓夢》研究')).toContain('梦研@2');
    expect(tokens('紅樓夢 and 研究')).not.toContain('梦研@2');
  });

  it('finds the names that consist of signs, and tells them from the letter alone', () => {
    expect(tokens('C++ and C#')).toEqual(['c++@0', 'and@1', 'c#@2']);
    expect(tokens('C++11')).toEqual(['c++@0', '11@1']);
    expect(tokens('.NET')).toEqual(['.net@0', 'net@0']);
    expect(tokens('F♯ major')).toEqual(['f#@0', 'major@1']);
    expect(tokens('vitamins C+E')).toEqual(['vitamins@0', 'c@1', 'e@2']);
  });

  it('finds words with apostrophes whole and by what they hold', () => {
    expect(tokens("O'Brien")).toEqual(['obrien@0', 'o@0', 'brien@0']);
    expect(tokens('l’homme qui rit')).toEqual(['homme@0', 'lhomme@0', 'qui@1', 'rit@2']);
    expect(tokens("the reader's guide")).toEqual(['the@0', 'reader@1', 'readers@1', 'guide@2']);
    expect(tokens("povest' 'tis")).toEqual(['povest@0', 'tis@1']);
  });

  it('finds linked words apart and as one', () => {
    expect(tokens('3-D')).toEqual(['3@0', '3d@0', 'd@1']);
    expect(tokens('AT&T')).toEqual(['at@0', 'att@0', 't@1']);
    expect(tokens('U.S.A.')).toEqual(['u@0', 'usa@0', 's@1', 'a@2']);
    expect(tokens('J. R. R. Tolkien')).toEqual(['j@0', 'jrr@0', 'r@1', 'r@2', 'tolkien@3']);
    expect(tokens('1,000 years')).toEqual(['1@0', '1000@0', '000@1', 'years@2']);
    expect(tokens('1990-1995')).toEqual(['1990@0', '1995@1']);
  });

  it('leaves a lone & : or - out', () => {
    expect(tokens('Jazz : cats & dogs - a song')).toEqual(['jazz@0', 'cats@1', 'dogs@2', 'a@3', 'song@4']);
  });

  it('marks the original spelling, marks and width included', () => {
    expect(marked('Das Mu\u0308nchen-Buch', 'munchen')).toEqual(['Mu\u0308nchen']);
    expect(marked('Straße', 'strasse')).toEqual(['Straße']);
    expect(marked('ｶﾞｷﾞ', 'がぎ')).toEqual(['ｶﾞｷﾞ']);
    expect(marked('紅樓夢', '红楼')).toEqual(['紅樓']);
    expect(marked('𠮷田', '吉')).toEqual(['𠮷']);
  });

  it('gives offsets inside the text, positions in order, and the number of positions', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        let before = 0;
        const count = tokenize(text, (term, position, start, end) => {
          expect(term).not.toBe('');
          expect(term.length).toBeLessThanOrEqual(TERM_LIMITS.termLength + 2);
          expect(position).toBeGreaterThanOrEqual(before);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          before = position;
        });
        expect(count).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('cuts a word of any length to the limit, at a whole character', () => {
    expect(tokens('x'.repeat(10_000))).toEqual([`${'x'.repeat(TERM_LIMITS.termLength)}@0`]);
  });
});
