import { describe, expect, it } from 'vitest';
import type { Bib } from '../../bib.ts';
import { mapRecord } from '../map-record.ts';
import { buildRecord } from '../testing/build-record.ts';

const map = (text: string): Bib => mapRecord(buildRecord(text), { flavour: 'marc21' });

describe('creators of MARC 21', () => {
  it('are persons, corporate bodies and meetings with dates and roles, without duplicates', () => {
    const { creators } = map(`
      100 1_ $aKing, Martin Luther,$cJr.,$d1929-1968,$eauthor.
      700 1_ $aKing, Martin Luther,$cJr.,$d1929-1968,$4edt
      700 1_ $iBased on (work):$aTolstoy, Leo.$tWar and peace.
      710 1_ $aUnited States.$bCongress.$bHouse.
      711 2_ $aCRYPTO (Conference)$d(1996 :$cSanta Barbara, Calif.)`);
    expect(creators).toMatchObject([
      {
        name: 'King, Martin Luther, Jr.',
        dates: '1929-1968',
        kind: 'person',
        primary: true,
        roles: ['aut', 'edt'],
      },
      { name: 'United States. Congress. House', kind: 'corporate', primary: false, roles: [] },
      {
        name: 'CRYPTO (Conference) (1996 : Santa Barbara, Calif.)',
        kind: 'meeting',
        primary: false,
        roles: [],
      },
    ]);
  });
});

describe('publication', () => {
  it('has separate places, publishers and dates, without phrases like "s.l." for unknown ones', () => {
    const { imprints, year } = map(`
      260 __ $aLondon ;$aNew York :$bBoosey & Hawkes,$c[1951?]
      264 _1 $a[Place of publication not identified] :$bDrofa,$c2011.
      264 _4 $c©2010`);
    expect(imprints).toEqual([
      { kind: 'publication', places: [], publishers: ['Drofa'], date: '2011' },
      {
        kind: 'publication',
        places: ['London', 'New York'],
        publishers: ['Boosey & Hawkes'],
        date: '[1951?]',
      },
    ]);
    expect(year).toBe(2011);
  });

  it('has the coded year if there is one, and the copyright date if there is no other', () => {
    expect(map('008 741028s1973    gw \n260 __ $c1980').year).toBe(1973);
    expect(map('008 741028s19uu    gw \n260 __ $c[1950?]').year).toBe(1950);
    expect(map('264 _4 $c©2010').year).toBe(2010);
  });

  it('has the last year of a serial that ended', () => {
    const ended = map('LDR 00000cas a2200000   4500\n008 660524d19531998mdubr p       0   |0eng b');
    expect([ended.docType, ended.year, ended.yearEnd]).toEqual(['journal', 1953, 1998]);
    expect(map('008 660524c19539999mdubr p       0   |0eng b').yearEnd).toBeUndefined();
  });

  it('has each series once, with number and ISSN', () => {
    expect(
      map('490 1_ $aIFIP,$x1571-5736 ;$v234\n490 0_ $aReihe A ;$v1$aReihe B ;$v2\n830 _0 $aIFIP ;$v234.')
        .series,
    ).toEqual([
      { title: 'IFIP', number: '234', issn: '1571-5736' },
      { title: 'Reihe A', number: '1' },
      { title: 'Reihe B', number: '2' },
    ]);
  });
});

describe('subjects, classes and numbers', () => {
  it('have separate heading and subdivisions, and the scheme', () => {
    const { subjects } = map(`
      600 10 $aLiszt, Franz,$d1811-1886$xCriticism.
      650 _7 $aBauschaden$2gnd
      650 _0 $aJazz$zUnited States$vBiography.
      653 __ $aZukunft$aPhilosophie
      655 _7 $aScores.$2lcgft`);
    expect(subjects.map(({ kind, scheme, parts }) => `${kind} ${scheme}: ${parts.join(' -- ')}`)).toEqual([
      'person lcsh: Liszt, Franz, 1811-1886 -- Criticism',
      'topic gnd: Bauschaden',
      'topic lcsh: Jazz -- United States -- Biography',
      'keyword local: Zukunft',
      'keyword local: Philosophie',
      'genre lcgft: Scores',
    ]);
  });

  it('have class numbers by scheme; text that is not a number of the scheme is local', () => {
    expect(
      map(`
        050 00 $aML420.S77$bH28 2013
        050 __ $a5490
        082 00 $a794.1/22$aB$220
        084 __ $aMS 1170$2rvk
        084 __ $aI242.4$2clc`).classes,
    ).toEqual([
      { scheme: 'lcc', notation: 'ML420.S77' },
      { scheme: 'local', notation: '5490' },
      { scheme: 'ddc', notation: '794.122' },
      { scheme: 'rvk', notation: 'MS 1170' },
      { scheme: 'clc', notation: 'I242.4' },
    ]);
  });

  it('have ISBN-10 and ISBN-13 of a number once, and wrong ISBNs as not valid', () => {
    expect(
      map(
        '020 __ $a1570270449 (alk. paper) :$c9.95 USD\n020 __ $a9781570270444\n020 __ $a9780553268478$qpbk.$z0440487331',
      ).isbns,
    ).toEqual([
      { value: '9781570270444', valid: true, qualifier: 'alk. paper', price: '9.95 USD' },
      { value: '9780553268478', valid: true, qualifier: 'pbk.' },
      { value: '9780440487333', valid: false },
    ]);
  });

  it('put valid ISSNs first', () => {
    expect(map('022 __ $a0009-7331\n022 __ $a1524-4571').issns).toEqual(['1524-4571', '0009-7331']);
  });

  it('have the kind of other identifiers', () => {
    expect(
      map(`
        010 __ $a   85-2 
        024 7_ $ahttps://doi.org/10.1002/9780470680018$2doi
        028 22 $aB. & H. 17088$bBoosey & Hawkes
        035 __ $a(OCoLC)ocm01058581
        035 __ $a(DE-601)1666713376`).identifiers,
    ).toEqual([
      { kind: 'lccn', value: '85000002' },
      { kind: 'doi', value: '10.1002/9780470680018' },
      { kind: 'publisher-number', value: 'B. & H. 17088 Boosey & Hawkes' },
      { kind: 'oclc', value: '1058581' },
      { kind: 'system', value: '(DE-601)1666713376' },
    ]);
  });

  it('have languages as ISO 639-2/B, the language of the text first', () => {
    expect(map('008 741028s1973    gw snz         n    ger d\n041 0_ $aengger$afra$hlat').languages).toEqual([
      'ger',
      'eng',
      'fre',
    ]);
    expect(map('041 07 $aen$2rfc3066').languages).toEqual([]);
    expect(map('008 741028s1973    gw            000 0 und d').languages).toEqual([]);
  });

  it('have links with the label of the record', () => {
    expect(
      map('856 40 $uhttps://example.org/a b$3Volume 1 :$yFull text\n856 42 $uwww.example.org$zHome page.')
        .links,
    ).toEqual([
      { url: 'https://example.org/a%20b', label: 'Volume 1: Full text', kind: 'fulltext' },
      { url: 'https://www.example.org', label: 'Home page', kind: 'related' },
    ]);
  });

  it('have links with a note of who may open them', () => {
    const link = (subfields: string) => map(`856 40 $uhttps://example.org/a${subfields}`).links[0];
    expect(link('$yFull text$zOn campus only.$zVPN needed')).toMatchObject({
      label: 'Full text',
      note: 'On campus only; VPN needed',
    });
    expect(link('$zOn campus only.')).toEqual({
      url: 'https://example.org/a',
      note: 'On campus only',
      kind: 'fulltext',
    });
  });
});

describe('the document type', () => {
  const leader = (typeAndLevel: string) => `LDR 00000n${typeAndLevel} a2200000   4500\n`;

  it.each([
    ['am', '245 10 $aBook', 'book'],
    ['am', '008 741028s1973    gw      o     000 0 ger d', 'ebook'],
    ['am', '245 10 $aBook$h[electronic resource]', 'ebook'],
    ['am', '502 __ $aDiss.', 'thesis'],
    ['am', '655 _7 $aHochschulschrift$2gnd-content', 'thesis'],
    ['am', '111 2_ $aCRYPTO (Conference)', 'conference'],
    ['am', '008 741028s1973    gw            100 0 ger d', 'conference'],
    ['ab', '245 10 $aArticle', 'article'],
    ['as', '008 660524c19539999mdubr p       0   |0eng b', 'journal'],
    ['as', '008 660524c19539999mdudr n       0   |0eng b', 'newspaper'],
    ['cm', '', 'score'],
    ['em', '', 'map'],
    ['gm', '', 'video'],
    ['jm', '', 'audio'],
    ['km', '', 'image'],
    ['mm', '245 10 $aProgram', 'electronic'],
    ['om', '', 'kit'],
    ['rm', '', 'object'],
    ['tm', '', 'manuscript'],
  ])('leader %s with "%s" is %s', (typeAndLevel, field, docType) => {
    expect(map(leader(typeAndLevel) + field).docType).toBe(docType);
  });

  it('of an article comes with its journal', () => {
    expect(map(`${leader('ab')}773 0_ $tAtlantic.$gVol. 183, no. 2$x0004-6795`).host).toEqual({
      title: 'Atlantic',
      part: 'Vol. 183, no. 2',
      volume: '183',
      issue: '2',
      issn: '0004-6795',
    });
    const chapter = '773 0_ $tPoems.$w(DE-599)BVB042$w042$z978-7-02-000220-7';
    expect(map(leader('ab') + chapter).host).toEqual({
      title: 'Poems',
      isBook: true,
      isbn: '9787020002207',
      controlNumbers: ['BVB042', '042'],
    });
  });
});

describe('descriptions', () => {
  it('are notes, contents and abstracts, without staff notes', () => {
    const bib = map(`
      250 __ $a[1st ed.] /$brevised by A. Lee.
      300 __ $a336 pages$billustrations ;$c24 cm
      310 __ $aBiweekly,$b<1998->
      500 __ $aIncludes index.
      505 0_ $aOne -- Two --
      505 8_ $aThree.
      520 __ $aA summary.$bMore.
      561 0_ $aBought secretly.
      590 __ $aLocal remark.`);
    expect(bib.edition).toBe('[1st ed.] / revised by A. Lee');
    expect(bib.physical).toEqual(['336 pages : illustrations ; 24 cm']);
    expect(bib.frequency).toBe('Biweekly');
    expect(bib.notes).toEqual(['Includes index.']);
    expect(bib.contents).toEqual(['One -- Two', 'Three.']);
    expect(bib.abstracts).toEqual(['A summary. More.']);
  });
});
