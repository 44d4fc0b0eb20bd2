import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { detectFlavourOf } from './detect-flavour.ts';
import { mapRecord } from './map-record.ts';
import {
  bibsOf,
  haveShared,
  inUnpacked,
  recordsOfBytes,
  sharedFile,
  textOf,
} from './testing/shared-records.ts';

const TIBKAT = ['tibkat', 'tibkat.mrc.xz'] as const;
const EVERGREEN = 'evergreen-concerto';

describe.skipIf(!haveShared(...TIBKAT))('TIBKAT', () => {
  it('has titles, creators, years, languages and GND subjects', async () => {
    const head = execFileSync(
      'sh',
      ['-c', 'xz -dc "$0" 2>/dev/null | head -c 3000000', sharedFile(...TIBKAT)],
      {
        maxBuffer: 4_000_000,
      },
    );
    const records = await recordsOfBytes(head.subarray(0, head.lastIndexOf(0x1d) + 1));
    expect(detectFlavourOf(records)).toBe('marc21');
    const bibs = records.map((record) => mapRecord(record));
    expect(bibs.length).toBeGreaterThan(2000);
    expect(bibs.filter(({ title, year }) => title === '' || year === undefined)).toEqual([]);
    // The code "und" means undetermined: the few records with it have no language.
    expect(bibs.filter(({ languages }) => languages.length === 0).length).toBeLessThan(bibs.length / 100);
    expect(bibs[1]).toMatchObject({
      controlNumber: '168396733X',
      docType: 'article',
      title: 'Wider die Utopie einer umfassenden Kontrolle : kritische Überlegungen zum Transhumanismus',
      creators: [
        { name: 'Loh, Janina', kind: 'person', primary: true },
        { name: 'Lob, Janina', primary: false },
      ],
      imprints: [
        {
          places: ['Berlin'],
          publishers: ['Frank & Timme, Verlag für Wissenschaftliche Literatur'],
          date: '2019',
        },
      ],
      year: 2019,
      languages: ['ger'],
      classes: [
        { scheme: 'rvk', notation: 'MS 1170' },
        { scheme: 'rvk', notation: 'CC 8700' },
      ],
    });
    expect(bibs[1]?.subjects[0]).toEqual({ kind: 'topic', scheme: 'gnd', parts: ['Zukunft'] });
    expect(bibs[2]?.classes).toEqual([{ scheme: 'ddc', notation: '621.042' }]);
  });
});

describe.skipIf(!haveShared(EVERGREEN, 'hebrew.marc'))('the Hebrew set', () => {
  it('shows Hebrew titles from MARC-8 880 fields and keeps their romanisation', async () => {
    const bibs = await bibsOf(sharedFile(EVERGREEN, 'hebrew.marc'));
    expect(bibs).toHaveLength(20);
    expect(bibs[1]).toMatchObject({
      controlNumber: '56411016',
      title: 'הר צבי : הערות וחדושים על פרשייות התורה',
      year: 1985,
      languages: ['heb'],
    });
    expect(bibs[1]?.titles[0]?.value).toBe('Har Tsevi : heʻarot ṿe-ḥidushim ʻal parashiyot ha-Torah');
    expect(bibs[0]?.titles.map(({ vernacular }) => vernacular)).toEqual([
      'לתורה בלמועדים : רסיסי הגיונות',
      'נצוצות חבדיים',
      'לתורה ולמועדים',
    ]);
    // The first 008 of this record has only the language; the second one has the country too.
    expect([bibs[0]?.year, bibs[0]?.country]).toEqual([1961, 'is']);
  });
});

describe.skipIf(!haveShared(EVERGREEN, 'nepali.marc'))('the Nepali set', () => {
  it('pairs fields repeated in Latin letters, and takes the bracketed year of Bikram Sambat dates', async () => {
    const bibs = await bibsOf(sharedFile(EVERGREEN, 'nepali.marc'));
    expect(bibs).toHaveLength(96);
    expect(bibs[0]).toMatchObject({ title: 'बिहानी टुसा', year: 1964, languages: ['nep'], country: 'np' });
    expect(bibs[0]?.titles[1]).toEqual({ kind: 'romanised', value: 'Bihānī Ṭusā' });
    expect(bibs[0]?.creators).toEqual([
      {
        name: 'शाह, वीरेन्द्रविक्रम',
        romanised: 'Śāha, Vīrendravikram',
        kind: 'person',
        parts: { order: 'surname', entry: 'शाह', rest: 'वीरेन्द्रविक्रम' },
        primary: true,
        roles: [],
      },
    ]);
    expect(bibs[0]?.imprints.map(({ kind, places }) => [kind, places[0]])).toEqual([
      ['publication', 'गुल्मी'],
      ['manufacture', 'पाल्पा'],
    ]);
    expect(bibs[0]?.holdings).toEqual([{ library: 'Madan Puraskar Pustakalaya', summary: [] }]);
  });
});

describe.skipIf(!haveShared(EVERGREEN, 'lul_fre_500.mrc'))('records of a Symphony library', () => {
  it('have French titles with the article to skip, and items from 949', async () => {
    const bibs = await bibsOf(sharedFile(EVERGREEN, 'lul_fre_500.mrc'));
    expect(bibs).toHaveLength(500);
    expect(bibs[1]).toMatchObject({
      title: 'Le divin : expériences et hypothèses : études psychologiques',
      titles: [{ nonfiling: 3 }],
      creators: [{ name: 'Hébert, Marcel', dates: '1851-1916' }],
      year: 1907,
      subjects: [{ scheme: 'rvm', parts: ['Théophanies'] }],
      items: [
        {
          barcode: '30007006038474',
          library: 'DESMARAIS',
          shelvingLocation: 'DESM-CIR',
          callNumber: 'BT 128 H4 1907',
          itemType: 'BOOKS',
        },
      ],
    });
    expect(bibs.reduce((sum, { items }) => sum + items.length, 0)).toBe(756);
  });

  it('have sound recordings with performers and contents', async () => {
    const bibs = await bibsOf(sharedFile(EVERGREEN, 'jazz_1k.mrc'));
    expect(bibs).toHaveLength(1000);
    expect(bibs[0]).toMatchObject({
      docType: 'audio',
      title: 'Friendly fire',
      responsibility: 'Joe Lovano and Greg Osby',
      creators: [{ name: 'Lovano, Joe', dates: '1952-' }, { name: 'Osby, Greg' }, {}, {}, {}],
      contents: [expect.stringMatching(/^Geo J Lo -- The wild east/)],
      items: [{ barcode: '30007007467409', itemType: 'SOUND' }],
    });
  });
});

describe.skipIf(!haveShared(EVERGREEN, 'serials_marc21.xml'))('serials', () => {
  it('have ISSNs, frequency, earlier and related titles', async () => {
    const bibs = await bibsOf(sharedFile(EVERGREEN, 'serials_marc21.xml'));
    expect(bibs).toHaveLength(7);
    expect(bibs.every(({ docType }) => docType === 'journal')).toBe(true);
    expect(bibs[0]).toMatchObject({
      title: 'Circulation research',
      issns: ['0009-7330', '1524-4571'],
      frequency: 'Biweekly',
      imprints: [{ places: ['Baltimore, Md.'], publishers: ['Grune & Stratton'] }],
    });
    expect(bibs[1]?.title).toBe('CIN Plus');
    expect(bibs[3]?.titles[1]).toEqual({
      kind: 'former',
      value: "Canada. Commission de contrôle de l'énergie atomique. Rapport annuel de la CCEA",
    });
  });
});

describe.skipIf(!haveShared('koha-marc21-sample', 'koha-marc21-sql.tar.xz'))('Koha', () => {
  it('gives 436 books from the MARCXML in its dump, which carries no items', async () => {
    await inUnpacked(sharedFile('koha-marc21-sample', 'koha-marc21-sql.tar.xz'), async (files) => {
      const dump = textOf(files.find((file) => file.endsWith('biblio_metadata.sql'))!);
      const bibs = (await recordsOfBytes(Buffer.from(marcXmlIn(dump)))).map((record) => mapRecord(record));
      expect(bibs).toHaveLength(436);
      expect(bibs.every(({ title }) => title !== '')).toBe(true);
      expect(bibs[0]).toMatchObject({
        title: 'E Street shuffle : the glory days of Bruce Springsteen & the E Street Band',
        creators: [{ name: 'Heylin, Clinton' }],
        edition: 'First American edition',
        year: 2013,
        isbns: [{ value: '9780670026623', valid: true, qualifier: 'alk. paper' }],
        classes: [
          { scheme: 'lcc', notation: 'ML420.S77' },
          { scheme: 'ddc', notation: '782.42166092' },
        ],
      });
      const marked = bibs.filter(({ items }) => items.length > 0);
      expect(marked).toEqual([]);
    });
  });

  it('gives items when its rows are written as 952, as its export does', async () => {
    await inUnpacked(sharedFile('koha-marc21-sample', 'koha-marc21-sql.tar.xz'), async (files) => {
      const rows = itemRows(textOf(files.find((file) => file.endsWith('/items.sql'))!));
      expect(rows.length).toBeGreaterThan(900);
      const ofBib4 = rows.filter((row) => row.bib === '4');
      const { items } = mapRecord({
        leader: '00000nam a2200000   4500',
        fields: [
          { tag: '245', ind1: '1', ind2: '0', subfields: [{ code: 'a', value: 'Title' }] },
          ...ofBib4.map(({ barcode, branch, location, type }) => ({
            tag: '952',
            ind1: ' ',
            ind2: ' ',
            subfields: [
              { code: 'a', value: branch },
              { code: 'c', value: location },
              { code: 'p', value: barcode },
              { code: 'y', value: type },
            ],
          })),
        ],
      });
      expect(items.map(({ barcode }) => barcode)).toEqual([
        '3999900000018',
        '3999900000021',
        '3999900000019',
        '3999900000020',
      ]);
      expect(items[0]).toEqual({
        barcode: '3999900000018',
        library: 'CPL',
        shelvingLocation: 'GEN',
        itemType: 'BK',
      });
    });
  });
});

/** The records of a biblio_metadata dump as one collection. */
function marcXmlIn(dump: string): string {
  const records = dump.match(/<record[\s\S]*?<\/record>/g) ?? [];
  const text = records.map((record) => record.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<collection>\n${text}\n</collection>`;
}

interface ItemRow {
  readonly bib: string;
  readonly barcode: string;
  readonly branch: string;
  readonly location: string;
  readonly type: string;
}

/** Rows of an items dump: (itemnumber, biblionumber, biblioitemnumber, barcode, ..., homebranch, ..., location ..., itype). */
function itemRows(dump: string): ItemRow[] {
  return [...dump.matchAll(/^\((\d+),(\d+),\d+,'([^']*)','[^']*',[^,]*,'([A-Z]+)',.*$/gm)].map((row) => ({
    bib: row[2]!,
    barcode: row[3]!,
    branch: row[4]!,
    location: /:\d\d','([A-Z]+)'/.exec(row[0])?.[1] ?? '',
    type: /'(BK|[A-Z]{2,4})',NULL,NULL,NULL,NULL,NULL\)/.exec(row[0])?.[1] ?? '',
  }));
}
