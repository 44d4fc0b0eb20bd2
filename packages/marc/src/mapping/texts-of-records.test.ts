import { describe, expect, it } from 'vitest';
import { mapRecord } from './map-record.ts';
import { buildRecord } from './testing/build-record.ts';

const map = (text: string, flavour: 'marc21' | 'unimarc' = 'marc21') =>
  mapRecord(buildRecord(text), { flavour });

describe('a field that only holds a place', () => {
  it.each(['<>', '---', '***', '?', '...', '[ ]', '――', '□□'])(
    '%s gives way to its other script',
    (signs) => {
      expect(
        map(`245 10 $6880-01$a${signs} /$c${signs}\n880 10 $6245-01/$1$a바다 이야기 /$c김바다 지음.`),
      ).toMatchObject({ title: '바다 이야기', responsibility: '김바다 지음' });
      expect(map(`100 1_ $6880-02$a${signs}\n880 1_ $6100-02/$1$a김바다`).creators).toMatchObject([
        { name: '김바다' },
      ]);
    },
  );

  it('is empty without one', () => {
    expect(map('100 1_ $a***\n245 10 $a---\n250 __ $a?')).toMatchObject({
      title: '',
      titles: [],
      creators: [],
    });
    expect(map('200 1_ $a<>\n517 1_ $aSaltwind', 'unimarc').title).toBe('Saltwind');
  });

  it('is a title of signs where signs are a title', () => {
    for (const title of ['!!!', '%', '∞']) expect(map(`245 10 $a${title}`).title).toBe(title);
  });
});

describe('joiners', () => {
  it('stay in the text', () => {
    expect(map('245 10 $aکتاب\u200cهای دریا').title).toBe('کتاب\u200cهای دریا');
    expect(map('245 10 $aശ്രീ കഥകള്\u200d').title).toBe('ശ്രീ കഥകള്\u200d');
  });
});

describe('non-sorting words', () => {
  it.each([
    ['<<Das>> Salz', 'Das Salz', 4],
    ["<<L'>>île", "L'île", 2],
    ['\u0098Das\u009c Salz', 'Das Salz', 4],
    ['\u0088Das \u0089Salz', 'Das Salz', 4],
  ])('%j has no marks and is filed without them', (marked, title, nonfiling) => {
    expect(map(`245 10 $a${marked}`)).toMatchObject({ title, titles: [{ value: title, nonfiling }] });
    expect(map(`200 1_ $a${marked}`, 'unimarc')).toMatchObject({
      title,
      titles: [{ value: title, nonfiling }],
    });
  });

  it('lose their marks inside a text too, and other signs stay', () => {
    expect(map('245 10 $aSalz :$b<<das>> Meer').title).toBe('Salz : das Meer');
    expect(map('245 10 $aC << D und E >> F').title).toBe('C << D und E >> F');
  });
});

describe('numbers', () => {
  it('of the OCLC are digits, whatever their prefix and field', () => {
    const oclc = (text: string) =>
      map(text).identifiers.flatMap(({ kind, value }) => (kind === 'oclc' ? [value] : []));
    expect(oclc('035 __ $a(OCoLC)ocn987650001')).toEqual(['987650001']);
    expect(oclc('035 __ $aocm00012345 ')).toEqual(['12345']);
    expect(oclc('035 __ $a(OCoLC)on1000000001$z(OCoLC)77777')).toEqual(['1000000001', '77777']);
    expect(oclc('001 ocm00012345\n003 OCoLC\n019 __ $a888$a999')).toEqual(['12345', '888', '999']);
  });

  it('of serials are apart from those that were cancelled or wrong', () => {
    expect(map('022 __ $a1234-5679$y1472-4561$z0965-092X')).toMatchObject({
      issns: ['1234-5679'],
      formerIssns: ['1472-4561', '0965-092X'],
    });
    expect(map('022 __ $y1472-4561')).toMatchObject({ issns: [], formerIssns: ['1472-4561'] });
    expect(map('011 __ $a1234-5679$z1472-4561', 'unimarc')).toMatchObject({
      issns: ['1234-5679'],
      formerIssns: ['1472-4561'],
    });
  });
});
