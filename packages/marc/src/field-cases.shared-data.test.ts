import { createReadStream } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Bib } from './bib.ts';
import { coinsOf } from './citations/coins.ts';
import { cslItemOf } from './citations/csl-item.ts';
import { writeBibtex } from './citations/write-bibtex.ts';
import { mapRecord } from './mapping/map-record.ts';
import { readMarc } from './read-marc.ts';
import { sharedFile } from './testing/shared-data.ts';

const FILES = [
  'articles.mrc',
  'bibtex-doi.mrc',
  'joiners.mrc',
  'links-toc.mrc',
  'names-in-citations.mrc',
  'openurl.mrc',
  'placeholder-titles.mrc',
  'rtl-titles.mrc',
  'unimarc-names.mrc',
  'unimarc-theses-articles.mrc',
  'years.mrc',
];

const paths = FILES.map((file) => sharedFile('field-cases', file));

/** The records of all files by control number. */
async function readCases(): Promise<ReadonlyMap<string, Bib>> {
  const bibs = new Map<string, Bib>();
  for (const path of paths) {
    for await (const batch of readMarc(createReadStream(path ?? ''))) {
      for (const result of batch) {
        if (result.kind !== 'record') continue;
        const bib = mapRecord(result.record);
        bibs.set(bib.controlNumber ?? '', bib);
      }
    }
  }
  return bibs;
}

describe.skipIf(paths.includes(undefined))('records that other systems read wrongly', async () => {
  const cases = paths.includes(undefined) ? new Map<string, Bib>() : await readCases();
  const bibOf = (number: string): Bib => {
    const bib = cases.get(number);
    if (bib === undefined) throw new Error(`no record ${number}`);
    return bib;
  };
  const cite = (number: string) => ({ id: number, bib: bibOf(number), url: `https://example.org/${number}` });

  // MARC 21, 856: $3, $y and $z say what the address leads to; indicator 2 relates it to the work.
  it.each([
    ['bug10a', ['related', 'related']],
    ['bug10b', ['related']],
    ['bug10c', ['related']],
    ['bug10d', ['related']],
    ['bug10e', ['related']],
    ['bug10f', ['fulltext']],
    ['bug10g', ['version']],
    ['bug10h', ['related']],
    ['bug10i', ['related']],
  ])('links of %s are %j', (number, kinds) => {
    expect(bibOf(number).links.map(({ kind }) => kind)).toEqual(kinds);
  });

  // MARC 21, X00: indicator 1 is the order, $b a numeral, $c titles and other words, $q the full form. CSL 1.0.2, name variables.
  it.each([
    ['bug26a', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['bug26b', { literal: 'Elizabeth II' }],
    ['bug26c', { literal: 'Smith, Kline & French Laboratories' }],
    ['bug26d', { family: 'Meehan', given: 'William F.', suffix: 'III' }],
    ['bug26e', { literal: 'Augustine of Hippo' }],
    ['bug26f', { family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van' }],
    ['bug26g', { literal: 'Mausam' }],
    ['bug26h', { family: 'Moodie', given: 'Susanna' }],
    ['bug26i', { literal: 'John Paul II' }],
    ['bug26j', { family: 'Tolkien', given: 'J. R. R.' }],
    ['bug52a', { family: 'Eliot', given: 'T. S.' }],
    ['bug52b', { literal: 'Leonardo da Vinci' }],
    ['bug52c', { family: 'Byron', given: 'George Gordon Byron' }],
    ['bug52d', { literal: 'Homer' }],
    ['bug52f', { literal: 'Catherine II' }],
    // UNIMARC, 70X: $a may be absent.
    ['ubug38', { literal: 'Bernard' }],
    ['ubug53b', { literal: 'Service juridique' }],
  ])('the first name of %s is %j', (number, name) => {
    expect(cslItemOf(cite(number)).author?.[0]).toEqual(name);
  });

  it('editors keep suffixes and lose full forms', () => {
    expect(cslItemOf(cite('bug52e')).editor).toEqual([
      { family: 'Davis', given: 'Sammy', suffix: 'Jr.' },
      { family: 'Alexander', given: 'C. F.' },
    ]);
  });

  // MARC 21, 773 $g and $q, 502; UNIMARC 463, 328. Z39.88-2004, KEV formats journal, book and dissertation.
  it.each([
    [
      'bug71a',
      {
        'rft.genre': 'article',
        'rft.volume': '24',
        'rft.issue': '9',
        'rft.spage': '235',
        'rft.epage': '248',
      },
    ],
    [
      'bug71b',
      {
        'rft.genre': 'article',
        'rft.volume': '24',
        'rft.issue': '9',
        'rft.spage': '235',
        'rft.date': '1993',
      },
    ],
    [
      'bug71c',
      {
        'rft.genre': 'bookitem',
        'rft.btitle': 'Book of tides',
        'rft.isbn': '9780306406157',
        'rft.spage': '15',
      },
    ],
    ['bug71d', { 'rft.inst': 'University of Town', 'rft.degree': 'Ph. D.', 'rft.date': '1993' }],
    ['bug71e', { 'rft.inst': 'University of Town', 'rft.degree': 'Ph. D.', 'rft.date': '1993' }],
    ['ubug72a', { 'rft.inst': 'Université de Test', 'rft.degree': 'Thèse de doctorat', 'rft.date': '2015' }],
    ['ubug72b', { 'rft.inst': '测试大学', 'rft.degree': '博士', 'rft.date': '2015' }],
    [
      'ubug72c',
      {
        'rft.genre': 'article',
        'rft.volume': '24',
        'rft.issue': '9',
        'rft.spage': '235',
        'rft.epage': '248',
      },
    ],
  ])('the context object of %s has %j', (number, fields) => {
    expect(Object.fromEntries(new URLSearchParams(coinsOf(bibOf(number))))).toMatchObject(fields);
  });

  // MARC 21, 008/06-14 (r: reprint; b: B.C.), 264 indicator 2 and RDA 2.7-2.11. Years before the common era are no facet.
  it.each([
    ['bug09a', 2010],
    ['bug09f', undefined],
    ['bug09g', undefined],
    ['bug09m', 2021],
    ['bug09x', 2021],
    ['bug36', 2015],
    ['bug51a', 1985],
    ['bug51b', 2003],
    ['bug51c', undefined],
    ['bug51d', undefined],
    ['bug51e', undefined],
    ['bug51f', undefined],
    ['bug51g', 2016],
    ['bug51h', 2016],
    ['bug51i', 2011],
    ['bug51j', 2016],
    ['bug51k', 2019],
    ['bug51l', 1911],
    ['bug51m', 2015],
    ['bug51n', 2001],
    // UNIMARC, 214 indicator 2.
    ['ubug38', 2019],
  ])('the year of %s is %s', (number, year) => {
    expect(bibOf(number).year).toBe(year);
  });

  // Unicode 23.2: joiners are part of the spelling. UAX 9: direction is set by the page, so the text has no controls for it.
  it('texts keep their joiners', () => {
    expect(bibOf('bug50a').title).toContain('\u200c');
    expect(bibOf('bug50b').title).toContain('\u200d');
    expect(bibOf('bug50c').title.endsWith('\u200d')).toBe(true);
    expect(bibOf('bug60').title).toBe('שלום, עולם!');
  });

  // MARC 21, appendix A: the 880 with the same number is the field in its script.
  it.each([
    ['bug02', '한국 교회사 연구', '김갑동 지음'],
    ['bug02d', '남해 바다 이야기', undefined],
    ['bug02e', '북해 바다 이야기', undefined],
    ['bug02f', 'كتاب البحر', undefined],
  ])('the title of %s is that of its other script', (number, title, responsibility) => {
    expect(bibOf(number)).toMatchObject({ title, ...(responsibility && { responsibility }) });
  });

  it('the name of bug02g is that of its other script', () => {
    expect(bibOf('bug02g').creators).toMatchObject([{ name: '김갑동' }]);
  });

  // BibLaTeX, verbatim fields: doi and url.
  it('BibTeX has the DOI of bug27 as it is', () => {
    expect(writeBibtex([cite('bug27')])).toContain('doi = {10.1007/978-3-319-12345-6_7}');
  });

  // MARC 21, 022 $y and $z, 035 prefixes, 010.
  it('numbers are told apart', () => {
    expect(bibOf('bug21')).toMatchObject({ issns: ['0015-220X'], formerIssns: ['1472-4561', '0965-092X'] });
    expect(bibOf('bug21c').identifiers).toEqual([
      { kind: 'lccn', value: '2017950001' },
      { kind: 'oclc', value: '987650001' },
    ]);
  });
});
