import { describe, expect, it } from 'vitest';
import { mapRecord } from '../mapping/map-record.ts';
import { buildRecord } from '../mapping/testing/build-record.ts';
import { coinsOf } from './coins.ts';
import { cslItemOf } from './csl-item.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeEndnote } from './write-endnote.ts';
import { writeRis } from './write-ris.ts';

/** A work by the person or body of the heading, as all formats write the name. */
function cited(heading: string, flavour: 'marc21' | 'unimarc' = 'marc21') {
  const title = flavour === 'marc21' ? '245 10 $aSaltwind' : '200 1_ $aSaltwind';
  const bib = mapRecord(buildRecord(`${heading}\n${title}`), { flavour });
  const cite = { id: 'r1', bib, url: 'https://library.example.org/r1' };
  const coins = new URLSearchParams(coinsOf(bib));
  return {
    csl: cslItemOf(cite).author?.[0],
    bibtex: /author = \{(.*)\},/.exec(writeBibtex([cite]))?.[1],
    ris: /^AU {2}- (.*)\r$/m.exec(writeRis([cite]))?.[1],
    endnote: /^%A (.*)$/m.exec(writeEndnote([cite]))?.[1],
    coins: ['aulast', 'aufirst', 'ausuffix', 'au', 'aucorp'].flatMap((key) => coins.get(`rft.${key}`) ?? []),
  };
}

describe('a name of a MARC 21 heading', () => {
  it('has its suffix where each format keeps it', () => {
    expect(cited('100 1_ $aMarrow, Ida Lee,$cJr.,$d1920-')).toEqual({
      csl: { family: 'Marrow', given: 'Ida Lee', suffix: 'Jr.' },
      bibtex: 'Marrow, Jr., Ida Lee',
      ris: 'Marrow, Ida Lee, Jr.',
      endnote: 'Marrow, Ida Lee, Jr.',
      coins: ['Marrow', 'Ida Lee', 'Jr.'],
    });
    expect(cited('100 1_ $aVenn, Karl,$cd. Ä.').csl).toMatchObject({ suffix: 'd. Ä.' });
    expect(cited('100 1_ $aVenn, Karl,$cIV').csl).toMatchObject({ suffix: 'IV' });
  });

  it('has no title of rank or address', () => {
    for (const title of ['Sir', 'Mrs.', 'Baron', 'Ph. D.', 'Bishop of Wells'])
      expect(cited(`100 1_ $aVenn, Karl,$c${title},$d1800-`).csl, title).toEqual({
        family: 'Venn',
        given: 'Karl',
      });
  });

  it('is whole in direct order, with its numeral and its byname', () => {
    expect(cited('100 0_ $aIsolde$bIII,$cQueen of the Isles,$d1926-')).toEqual({
      csl: { literal: 'Isolde III' },
      bibtex: '{Isolde III}',
      ris: 'Isolde III',
      endnote: 'Isolde III,',
      coins: ['Isolde III'],
    });
    expect(cited('100 0_ $aBeda,$cof Quay, Saint,$d354-430.').csl).toEqual({ literal: 'Beda of Quay' });
    expect(cited('100 0_ $aLuca,$cda Porto').csl).toEqual({ literal: 'Luca da Porto' });
    expect(cited('100 0_ $aIngrid,$cQueen, consort of Olaf II, King of Noreway').csl).toEqual({
      literal: 'Ingrid',
    });
    expect(cited('100 0_ $aJohn, of Quay').csl).toEqual({ literal: 'John, of Quay' });
  });

  it('has its particle before the family name where a style puts the given name first', () => {
    expect(cited('100 1_ $aQuandt, Ludwig von und zu,$d1770-1827.')).toMatchObject({
      csl: { family: 'Quandt', given: 'Ludwig', 'dropping-particle': 'von und zu' },
      bibtex: 'von und zu Quandt, Ludwig',
      ris: 'Quandt, Ludwig von und zu',
    });
    expect(cited('100 1_ $ade Quay, Anne')).toMatchObject({
      csl: { family: 'Quay', given: 'Anne', 'non-dropping-particle': 'de' },
      bibtex: 'de Quay, Anne',
      ris: 'de Quay, Anne',
    });
    expect(cited('100 1_ $aLa Quay, Jean de').csl).toEqual({
      family: 'La Quay',
      given: 'Jean',
      'dropping-particle': 'de',
    });
  });

  it('has no full form of initials, and the form of the heading on pages', () => {
    const heading = '100 1_ $aTarn, J. R.$q(Jane Ruth),$d1892-1973.';
    expect(cited(heading).csl).toEqual({ family: 'Tarn', given: 'J. R.' });
    expect(mapRecord(buildRecord(heading)).creators[0]?.name).toBe('Tarn, J. R. (Jane Ruth)');
  });

  it('is whole for one word, a family and a body', () => {
    expect(cited('100 0_ $aMavis.').csl).toEqual({ literal: 'Mavis' });
    expect(cited('100 1_ $aMavis.').csl).toEqual({ literal: 'Mavis' });
    expect(cited('100 3_ $aQuay family').csl).toEqual({ literal: 'Quay family' });
    expect(cited('110 2_ $aHarbour, Kline & Sons Company.')).toMatchObject({
      csl: { literal: 'Harbour, Kline & Sons Company' },
      bibtex: '{Harbour, Kline \\& Sons Company}',
      endnote: 'Harbour,, Kline & Sons Company',
      coins: ['Harbour, Kline & Sons Company'],
    });
  });

  it('is that of a body without a heading, if it has more commas than a person', () => {
    expect(cited('720 __ $aInstitute of Salt, Quay, Va.$eauthor').csl).toEqual({
      literal: 'Institute of Salt, Quay, Va.',
    });
    expect(cited('720 __ $aWebber, Jr., Charles L.$eauthor').csl).toEqual({
      family: 'Webber',
      given: 'Charles L.',
      suffix: 'Jr.',
    });
    expect(cited('720 __ $aShore, Ann, 1944-$eauthor').csl).toEqual({ family: 'Shore', given: 'Ann' });
  });

  it('has no dates that stand in the name', () => {
    expect(cited('100 0_ $aWei, Liao, active 4th century').csl).toEqual({ literal: 'Wei, Liao' });
  });

  it('keeps the order of East Asia, with its parts where they are known', () => {
    expect(cited('100 1_ $6880-01$aHaruki, Aoi\n880 1_ $6100-01/$1$a春木, 葵')).toMatchObject({
      csl: { family: '春木', given: '葵' },
      bibtex: '{春木葵}',
    });
    expect(cited('100 1_ $a海小舟').csl).toEqual({ literal: '海小舟' });
  });
});

describe('a name of a UNIMARC heading', () => {
  it('has its parts by subfield', () => {
    expect(cited('700 _1 $aQuandt$bLudwig van$f1770-1827', 'unimarc').csl).toEqual({
      family: 'Quandt',
      given: 'Ludwig',
      'dropping-particle': 'van',
    });
    expect(cited('700 _0 $aIsolde$dIII$creine', 'unimarc').csl).toEqual({ literal: 'Isolde III' });
    expect(cited('700 _1 $aMarrow$bIda$cJr', 'unimarc').csl).toMatchObject({ suffix: 'Jr' });
    expect(cited('701 _0 $a海小舟$c(清)', 'unimarc').csl).toEqual({ literal: '海小舟' });
  });

  it('is the rest of the name where there is no entry element', () => {
    const names = (field: string) =>
      mapRecord(buildRecord(`200 1_ $aSaltwind\n${field}`), { flavour: 'unimarc' }).creators.map(
        ({ name }) => name,
      );
    expect(names('700 _1 $bAnne$4070')).toEqual(['Anne']);
    expect(names('702 _1 $a$bAnne')).toEqual(['Anne']);
    expect(names('710 02 $bService de la mer')).toEqual(['Service de la mer']);
    expect(names('700 _1 $4070')).toEqual([]);
    expect(cited('700 _1 $bAnne$4070', 'unimarc').csl).toEqual({ literal: 'Anne' });
  });
});
