import { describe, expect, it } from 'vitest';
import type { KeywordField } from '../search-engine.ts';
import {
  keywordForms,
  keywordQuery,
  keywordsMeant,
  looksLikeCallNumber,
  looksLikeIsbn,
  looksLikeIssn,
} from './keyword.ts';

const finds = (field: KeywordField, text: string, value: string): boolean => {
  const forms = keywordForms(field, value);
  return keywordQuery(field, text).some((asked) =>
    forms.some((form) => ('exact' in asked ? form === asked.exact : form.startsWith(asked.prefix))),
  );
};

describe('keyword fields', () => {
  it('finds an ISBN in any of its forms, from records in any of its forms', () => {
    const forms = [
      '0-7043-2253-6',
      '0704322536',
      '9780704322530',
      '978-0-7043-2253-0',
      '978 0 7043 2253 0',
      'ISBN 0704322536',
      'isbn-13: 978‑0‑7043‑2253‑0',
    ];
    for (const text of forms)
      for (const value of forms) expect(finds('isbn', text, value), `${text} in ${value}`).toBe(true);
    expect(finds('isbn', '0704322536', '0704322536 (hbk) : £4.95')).toBe(true);
    expect(finds('isbn', '0704322536', '9780704322547')).toBe(false);
  });

  it('finds a number with a wrong check digit by itself, and a number by its beginning', () => {
    expect(finds('isbn', '7-5327-0000-9', '7532700009')).toBe(true);
    expect(finds('isbn', '97807043', '0704322536')).toBe(true);
    expect(finds('isbn', '07043', '9780704322530')).toBe(true);
    expect(keywordForms('isbn', '(pbk.)')).toEqual([]);
  });

  it('finds an ISSN with or without hyphen, in either case', () => {
    for (const text of ['0046-225X', '0046-225x', '0046225X', 'ISSN 0046-225X']) {
      expect(finds('issn', text, '0046-225X'), text).toBe(true);
    }
  });

  it('finds call numbers by beginning, whatever the case and spacing', () => {
    expect(finds('callNumber', 'qa76.73 .j38', 'QA76.73.J38 H67 2005')).toBe(true);
    expect(finds('classNumber', 'I247', 'I247.57')).toBe(true);
    expect(finds('classNumber', 'I247.5', 'I246.5')).toBe(false);
  });

  it('finds identifiers with and without their source', () => {
    expect(finds('identifier', '(OCoLC)12345', '(OCoLC)12345')).toBe(true);
    expect(finds('identifier', '12345', '(OCoLC)12345')).toBe(true);
    expect(finds('identifier', '1234', '(OCoLC)12345')).toBe(false);
  });

  it('knows numbers in the one search box, and no words', () => {
    expect(looksLikeIsbn('978-0-7043-2253-0')).toBe(true);
    expect(looksLikeIsbn('9780704322531')).toBe(false);
    expect(looksLikeIssn('0046-225X')).toBe(true);
    expect(looksLikeIssn('1914-1918')).toBe(false);
    for (const number of ['I247.57/23', 'TP312', 'QA76.73 .J38 2005', '813.54', '823.912/ORW', 'K825.6=76']) {
      expect(looksLikeCallNumber(number), number).toBe(true);
    }
    for (const words of ['science', '1984', 'war and peace', '红楼梦', ''])
      expect(looksLikeCallNumber(words), words).toBe(false);
    expect(keywordsMeant('any', 'science')).toEqual([]);
    expect(keywordsMeant('any', '9780704322530')).toContainEqual({
      field: 'isbn',
      query: { exact: '9780704322530' },
    });
  });

  it('answers hostile text at once', () => {
    for (const text of [`a1${'-('.repeat(5000)}!`, '1'.repeat(10_000), '-'.repeat(10_000), '\u0000\ud800']) {
      for (const field of ['isbn', 'issn', 'callNumber', 'classNumber', 'identifier'] as const) {
        expect(() => [
          keywordForms(field, text),
          keywordQuery(field, text),
          keywordsMeant('any', text),
        ]).not.toThrow();
      }
    }
  });
});
