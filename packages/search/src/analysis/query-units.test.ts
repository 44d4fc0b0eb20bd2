import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../search-document.ts';
import type { MatchMode } from '../search-engine.ts';
import { anyText } from '../testing/any-text.ts';
import { matches } from '../testing/naive-search.ts';
import { phraseTerms, queryUnits } from './query-units.ts';

const terms = (text: string): string[] =>
  queryUnits(text).map((unit) => unit.terms.join(unit.adjacent ? '+' : ' '));

const titled = (...title: string[]): SearchDocument => ({
  id: 'b1',
  text: { title },
  keywords: {},
  facets: {},
  sort: { title: '', author: '', year: 0, added: 0, popularity: 0 },
});

const finds = (query: string, title: string, match: MatchMode = 'all'): boolean =>
  matches(titled(title), { kind: 'text', field: 'title', text: query, match });

describe('queryUnits', () => {
  it('asks runs of up to three characters to stand together, and of longer ones every pair', () => {
    expect(terms('夢')).toEqual(['梦']);
    expect(terms('紅樓')).toEqual(['红楼']);
    expect(terms('紅樓夢')).toEqual(['红楼+楼梦']);
    expect(terms('紅樓夢研究')).toEqual(['红楼 楼梦 梦研 研究']);
    expect(terms('中國 經濟')).toEqual(['中国', '经济']);
  });

  it('takes an ISBN with spaces as one unit, among words and numbers', () => {
    expect(terms('978 7 5366 9293 0 三体 2008')).toEqual(['978+7+5366+9293+0', '三体', '2008']);
    expect(terms('7 5366 9293 7 2008')).toEqual(['7', '5366', '9293', '7', '2008']);
    expect(terms('1984 2001 12')).toEqual(['1984', '2001', '12']);
  });

  it('finds any text by itself, in every match mode', () => {
    fc.assert(
      fc.property(
        anyText(),
        fc.constantFrom<MatchMode>('exact', 'phrase', 'all', 'any', 'prefix'),
        (text, match) => {
          if (queryUnits(text).length > 0) expect(finds(text, text, match), text).toBe(true);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('finds any text inside a longer one', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        if (queryUnits(text).length > 0) expect(finds(text, `begin ${text} end`)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees on the terms of a phrase and of units, whatever the languages', () => {
    fc.assert(
      fc.property(anyText(), fc.subarray(['eng', 'fre', 'rus']), (text, languages) => {
        const ofUnits = queryUnits(text, { languages }).flatMap((unit) => unit.terms);
        expect(phraseTerms(text).terms.map(({ term }) => term)).toEqual(ofUnits);
      }),
    );
  });

  it('finds any text by itself in the languages of a tenant, whatever the record is written in', () => {
    const languages = fc.subarray(['eng', 'fre', 'ger', 'ita', 'rus', 'chi']);
    fc.assert(
      fc.property(anyText(), languages, languages, (text, ofRecord, ofTenant) => {
        if (queryUnits(text).length === 0) return;
        const record = { ...titled(`begin ${text} end`), languages: ofRecord };
        expect(matches(record, { kind: 'text', field: 'any', text, match: 'all' }, ofTenant), text).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('bounds the forms of a query of any length', () => {
    const options = { languages: ['eng', 'fre', 'ger', 'spa', 'ita', 'rus'] };
    for (const piece of [
      'koran ',
      'old testament ',
      'a-b-',
      'müller ',
      "l'homme ",
      'world war ii ',
      '\u0308',
      '\ud800',
      '红楼',
      'ไทย',
    ]) {
      const units = queryUnits(piece.repeat(Math.ceil(10_240 / piece.length)), options);
      for (const { alternatives } of units) expect(alternatives.length, piece).toBeLessThan(100);
    }
  });

  it('finds the ways in which a thing is written by one another', () => {
    for (const forms of [
      ['3-D', '3D'],
      ['e-book', 'ebook'],
      ['AT&T', 'AT & T'],
      ["O'Brien", 'OBrien', 'O’Brien'],
      ['U.S.A.', 'USA'],
      ["America's", 'America'],
      ['紅樓夢', '红楼梦'],
      ['櫻', '桜'],
      ["Türkiye'de", 'Turkiyede'],
    ]) {
      for (const query of forms)
        for (const title of forms) expect(finds(query, title), `${query} in ${title}`).toBe(true);
    }
  });

  it('tells C, C++ and C# apart', () => {
    expect(finds('C++', 'Programming in C')).toBe(false);
    expect(finds('C', 'Programming in C++')).toBe(false);
    expect(finds('C#', 'C++ primer')).toBe(false);
  });
});
