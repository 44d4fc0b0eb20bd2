import { describe, expect, it } from 'vitest';
import { mapRecord } from './map-record.ts';
import { buildRecord } from './testing/build-record.ts';

const yearIn = (text: string, flavour: 'marc21' | 'unimarc' = 'marc21') =>
  mapRecord(buildRecord(text), { flavour }).year;
const coded = (type: string, dates: string) => `008 200101${type}${dates}xx            000 0 eng d`;

describe('the year of publication in MARC 21', () => {
  it('is that of the reprint, whichever of the coded dates it is', () => {
    expect(yearIn(coded('r', '20101873'))).toBe(2010);
    expect(yearIn(coded('r', '18732010'))).toBe(2010);
    expect(yearIn(coded('r', '1999uuuu'))).toBe(1999);
    expect(yearIn(coded('t', '20152014'))).toBe(2015);
    expect(yearIn(coded('m', '19711975'))).toBe(1971);
  });

  it('is that of the publication before distribution, copyright and printing', () => {
    expect(yearIn('264 _4 $c©2008\n264 _2 $c2016\n264 _1 $c2015')).toBe(2015);
    expect(yearIn('264 _3 $c1999\n264 _4 $c©1998')).toBe(1998);
    expect(yearIn('264 _1 $c[date of publication not identified]\n264 _4 $c©1998')).toBe(1998);
    expect(yearIn('260 __ $c2015.$g(2018 printing)')).toBe(2015);
  });

  it('is none before the common era, in the words of each language', () => {
    for (const date of [
      '[2032 B.C. or 2031 B.C.?]',
      '[2043 B.C.?]',
      '[1200 BCE]',
      '[1750 v. Chr.]',
      '[1100 av. J.-C.]',
      '公元前1046年',
      '西元前1046年',
      '[1300 a. C.]',
      '1200-1100 до н. э.',
      '기원전 1046년',
    ])
      expect(yearIn(`${coded('b', '        ')}\n260 __ $c${date}`), date).toBeUndefined();
    expect(yearIn('260 __ $c1750 v. Chr. [Nachdruck 1985]')).toBe(1985);
    expect(yearIn('260 __ $cVancouver, BC, 1998')).toBe(1998);
  });

  it('is counted from the Republic in digits and in Han numerals', () => {
    for (const [date, year] of [
      ['民國110年', 2021],
      ['民國一一〇年', 2021],
      ['中華民國105年', 2016],
      ['民國一百零五年', 2016],
      ['民國100年', 2011],
      ['民國105 [2016]', 2016],
      ['民國前三年', 1909],
      ['二〇一五年', 2015],
    ] as const)
      expect(yearIn(`264 _1 $c${date}`), date).toBe(year);
  });
});

describe('the year of publication in UNIMARC', () => {
  const general = (type: string, dates: string) => `100 __ $a20200101${type}${dates}   y0frey50      ba`;

  it('is that of the reproduction, whichever of the coded dates it is', () => {
    expect(yearIn(general('e', '20101873'), 'unimarc')).toBe(2010);
    expect(yearIn(general('e', '18732010'), 'unimarc')).toBe(2010);
    expect(yearIn(general('d', '2015    '), 'unimarc')).toBe(2015);
  });

  it('is that of the publication before copyright and printing', () => {
    expect(yearIn('214 _4 $dC 2018\n214 _0 $d2019', 'unimarc')).toBe(2019);
    expect(yearIn('210 __ $aParis$d[50 av. J.-C.]', 'unimarc')).toBeUndefined();
  });
});
