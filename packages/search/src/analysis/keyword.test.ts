import { describe, expect, it } from 'vitest';
import type { KeywordField } from '../search-document.ts';
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

  it('finds call numbers however their parts are divided', () => {
    for (const [number, ...typed] of [
      ['KF 2925 .S27 2011', 'KF2925.S27 2011', 'kf2925 s27 2011', 'KF2925S272011', 'KF 2925', 'KF2925.S27'],
      ['MKB PP 305 : 27,2004', 'MKB PP 305:27,2004', 'MKB PP 305 27 2004', 'mkbpp305/27.2004', 'MKB PP 305'],
      ['CD- 40056q', 'CD-40056q', 'CD 40056q', 'cd40056Q'],
      ['I247.57/23', 'I247.57 / 23', 'I247.57 23', 'I 24757/23', 'I247'],
      ['[Diss.] Z 4° 12', 'Z 4° 12', 'Z 4 12', '[Diss.] Z 4 12', 'Diss. Z 4°12'],
      ['ML410 .B42 op.27 no.2', 'ML 410 B42 op. 27 no. 2', 'ML410.B42 op 27'],
    ] as const)
      for (const text of typed) expect(finds('callNumber', text, number), `${text} in ${number}`).toBe(true);
    expect(finds('callNumber', 'KF 2926', 'KF 2925 .S27 2011')).toBe(false);
  });

  it('finds a whole call number of any scheme in the one search box', () => {
    for (const text of ['MKB PP 305 27 2004', 'CD-40056q', 'Z 4° 12'])
      expect(
        keywordsMeant('any', text).map(({ field }) => field),
        text,
      ).toContain('callNumber');
  });

  it('finds numbers of the OCLC with any prefix', () => {
    for (const text of [
      'ocn987650001',
      '(OCoLC)ocn987650001',
      '(OCoLC)987650001',
      'on987650001',
      '987650001',
    ])
      for (const value of ['987650001', '(OCoLC)ocn987650001'])
        expect(finds('identifier', text, value), `${text} in ${value}`).toBe(true);
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
